import {posix} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {dump} from 'js-yaml';
import type {Nodes, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import type {TakenPage} from './read/takenPage';

/** The path of the copy of a page, beside its file. */
export function getCopyPath(file: string): string {
  return file.replace(/\.html$/, '.md');
}

/** A page to which copies link. */
type Target = {
  readonly file: string;
  /** The anchors that Markdown readers give its headings, by the anchors of the site. */
  readonly slugs: ReadonlyMap<string, string>;
};

/** The text of Markdown without its marks. */
function readWords(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  return 'children' in node ? node.children.map(readWords).join('') : '';
}

function listSlugs(content: Root): Target['slugs'] {
  const slugger = createSlugger();
  const slugs = new Map<string, string>();
  visit(content, 'heading', (node) => {
    const slug = slugger.slug(readWords(node).trim());
    const id = node.data?.hProperties?.id ?? '';
    if (id !== '') {
      slugs.set(id, slug);
    }
  });
  return slugs;
}

/** Whether an address is on the site: such addresses begin at the root. */
export function isOnSite(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}

/** Converts links of a page, which begin at the root of the site. */
type Linker = {
  readonly toPage: (address: string) => string | undefined;
  readonly toPicture: (path: string) => string;
  readonly toSite: (address: string) => string;
};

function createLinker(
  {file}: TakenPage,
  root: string,
  targets: ReadonlyMap<string, Target>,
): Linker {
  const relative = (path: string): string =>
    posix.relative(posix.dirname(`/${file}`), path);
  return {
    toPage(address) {
      const [path = '', id = ''] = address.split('#', 2);
      const target = targets.get(path);
      const slug = target?.slugs.get(id);
      return (
        target &&
        `${relative(`/${getCopyPath(target.file)}`)}${slug ? `#${slug}` : ''}`
      );
    },
    toPicture: (path) => (isOnSite(path) ? relative(path) : path),
    toSite: (address) =>
      isOnSite(address) ? `${root}${address.slice(1)}` : address,
  };
}

function writeCopy(page: TakenPage, linker: Linker): string {
  const {title, description, address, tags, aliases} = page;
  const content: Root = structuredClone(page.content);
  visit(content, (node) => {
    if (node.type === 'image') {
      node.url = linker.toPicture(node.url);
    } else if (node.type === 'link') {
      // Content that only the site can show becomes a link to the page.
      node.url = node.data?.hProperties
        ? linker.toSite(address)
        : (linker.toPage(node.url) ?? linker.toSite(node.url));
    }
  });
  const matter = {
    title,
    // Obsidian finds notes by these values, and does not allow spaces in tags.
    aliases: [title, ...aliases],
    tags: tags.map((tag) => tag.replaceAll(/\s+/g, '-')),
    description,
    url: linker.toSite(address),
  };
  const kept = Object.fromEntries(
    Object.entries(matter).filter(([, value]) => value.length > 0),
  );
  const text = toMarkdown(content, {
    bullet: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  return `---\n${dump(kept, {lineWidth: -1})}---\n\n${text}`;
}

/**
 * Writes pages as Markdown with their properties as YAML. The result is keyed by path. Links point
 * to other copies, or else to the site. Pictures are relative, so that copies can be moved with
 * them.
 *
 * @param root origin and base path of the site, with a slash at the end.
 */
export function writeCopies(
  pages: readonly TakenPage[],
  root: string,
): ReadonlyMap<string, string> {
  const targets = new Map(
    pages.map(({address, file, content}) => [
      address,
      {file, slugs: listSlugs(content)},
    ]),
  );
  return new Map(
    pages.map((page) => [
      getCopyPath(page.file),
      writeCopy(page, createLinker(page, root, targets)),
    ]),
  );
}
