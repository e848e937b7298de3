import {posix} from 'node:path';
import {relativePath, type PageMove} from './pageMove';

function escapePattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** Replaces a text where it is not a part of a longer path or word. */
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
      if (link.startsWith('/') || target !== from.path) {
        return found;
      }
      const [, area] = path.split('/');
      return `${start}${area === to.area ? relativePath(path, to.path) : to.address}`;
    },
  );
}

/** Rewrites the ids of previous and next page in front matter. */
function rewriteNeighbors(text: string, {from, to}: PageMove): string {
  const end = text.startsWith('---') ? text.indexOf('\n---', 3) : 0;
  const id = escapePattern(from.id);
  const keys = new RegExp(
    `^((?:pagination_)?(?:prev|next): )(?:${id}|'${id}'|"${id}")$`,
    'gm',
  );
  const top = text
    .slice(0, Math.max(end, 0))
    .replaceAll(keys, (_found, key: string) => `${key}${to.id}`);
  return `${top}${text.slice(Math.max(end, 0))}`;
}

/**
 * Rewrites all mentions of a moved page in a file: its address, its path below docs/ as data files
 * and tables name it, and links by file.
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
  if (!/^docs\/.*\.mdx?$/.test(path)) {
    return named;
  }
  const linked = rewriteFileLinks(named, path, move);
  return path.startsWith(`docs/${from.area}/`)
    ? rewriteNeighbors(linked, move)
    : linked;
}
