import {posix} from 'node:path';
import {relativePath, type PageMove} from './pageMove';

function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** Replaces a text unless it is part of a longer path or word. */
function replaceWhole(text: string, from: string, to: string): string {
  const pattern = new RegExp(
    `(?<![\\w./-])${escapePattern(from)}(?![\\w/-]|\\.\\w)`,
    'g',
  );
  return text.replaceAll(pattern, () => to);
}

/** Relative links to Markdown files, in links and in their definitions. */
const FILE_LINK =
  /(?<start>\]\(<?|^\[[^\]]+\]:\s+<?)(?<path>[^\s)#?<>:]+\.mdx?)(?=[\s)#?>]|$)/gm;

/** Rewrites relative links of a page to the moved page. */
function rewriteFileLinks(text: string, path: string, move: PageMove): string {
  const {from, to} = move;
  return text.replaceAll(
    FILE_LINK,
    (found: string, start: string, link: string) => {
      const target = posix.join(posix.dirname(path), decodeURI(link));
      return link.startsWith('/') || target !== from.path
        ? found
        : `${start}${relativePath(path, to.path)}`;
    },
  );
}

/** Rewrites the entry of a moved page in the text of sidebars.ts. */
export function rewriteSidebars(text: string, {from, to}: PageMove): string {
  const list = new RegExp(
    `^  (['"]?)${from.area}\\1: \\[(?:.*\\],$|[^]*?^  \\],$)`,
    'm',
  );
  return text.replace(list, (entries) =>
    entries.replaceAll(`'${from.id}'`, () => `'${to.id}'`),
  );
}

/**
 * Rewrites all mentions of a moved page in a file: its address, its path below docs/ in data files
 * and tables, and links to its file.
 *
 * @param path the file, as its path from the root of the project.
 */
export function rewriteLinks(
  text: string,
  path: string,
  move: PageMove,
): string {
  const {from, to} = move;
  const addressed = replaceWhole(text, from.address, to.address);
  const located = replaceWhole(addressed, from.path, to.path);
  const named = replaceWhole(located, from.name, to.name);
  return /^docs\/.*\.mdx?$/.test(path)
    ? rewriteFileLinks(named, path, move)
    : named;
}
