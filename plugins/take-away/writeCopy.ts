import {dump} from 'js-yaml';
import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import type {TakenPage} from './read/takenPage';

/** What stands above the text of a copy; empty lists and texts are left out. */
type Matter = Readonly<Record<string, string | readonly string[]>>;

/**
 * Writes a page as Markdown, with its properties as YAML.
 *
 * @param matter properties; a text or list without content is left out.
 * @param link returns where a link to an address leads, or to the page itself for what only the site shows.
 */
export function writeCopy(
  page: TakenPage,
  matter: Matter,
  link: (address: string | undefined) => string,
): string {
  const content: Root = structuredClone(page.content);
  visit(content, (node) => {
    if (node.type === 'link' || node.type === 'image') {
      const onSite = node.type === 'link' && node.data?.hProperties;
      node.url = link(onSite ? undefined : node.url);
    }
  });
  const kept = Object.fromEntries(
    Object.entries(matter).filter(([, value]) => value.length > 0),
  );
  const text = toMarkdown(content, {
    bullet: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  return `---\n${dump(kept, {lineWidth: -1})}---\n\n${text}`;
}
