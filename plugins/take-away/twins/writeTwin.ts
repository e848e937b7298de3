import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {makeRelative, type FindTarget} from '../links';
import type {TakenPage} from '../read/takenPage';
import {writeMarkdown} from './writeMarkdown';

/** Returns the path of the twin of a page, beside its file. */
export function getTwinPath(file: string): string {
  return file.replace(/\.html$/, '.md');
}

/** Returns a link from the twin of a page to where an address leads. */
function makeTwinLink(
  file: string,
  address: string,
  findTarget: FindTarget,
): string {
  const target = findTarget(address);
  switch (target.kind) {
    case 'page': {
      const anchor =
        target.heading === undefined ? '' : `#${target.heading.slug}`;
      return `${makeRelative(file, `/${getTwinPath(target.page.file)}`)}${anchor}`;
    }
    case 'file':
      return `${makeRelative(file, target.path)}${target.rest}`;
    case 'elsewhere':
      return address;
  }
}

/**
 * Writes the Markdown twin of a page. Its links lead to other twins, and to files of the
 * site beside it.
 *
 * @param url address of the page itself.
 */
export function writeTwin(
  page: TakenPage,
  url: string,
  findTarget: FindTarget,
): string {
  const {file, title, description, tags, aliases} = page;
  const content: Root = structuredClone(page.content);
  visit(content, (node) => {
    if (node.type === 'link' && node.data?.hProperties?.['dataOnSite']) {
      node.url = makeRelative(file, `/${file}`);
    } else if (node.type === 'link' || node.type === 'image') {
      node.url = makeTwinLink(file, node.url, findTarget);
    }
  });
  return writeMarkdown({title, description, url, tags, aliases}, content);
}
