import type {Definition, Link, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {getLine} from './elements';
import {forAllInTurn, getPagePath} from './pageFaults';
import {getFolder, requireStaticFile} from './staticFiles';

export type Options = {
  readonly siteDir: string;
  /** Folder of docs/ whose files its pages may show, because they are locked with them. */
  readonly ownFolder?: string | undefined;
};

/** Matches addresses of pages, but not of files. */
const PAGE_ADDRESS = /(?:\.html|\/)(?:[?#].*)?$/;

/** Removes query and hash from an address. */
function withoutSuffix(url: string): string {
  return url.replace(/[?#].*$/, '');
}

/** A link, or a link definition. */
type Addressed = Link | Definition;

function isFileLink({url}: Addressed): boolean {
  return (
    /^\/[^/]/.test(url) &&
    /\.[a-z\d]+$/i.test(withoutSuffix(url)) &&
    !PAGE_ADDRESS.test(url)
  );
}

/**
 * Points links to files under static/ at the paths of those files, and checks that the files exist.
 */
export default function staticLinks(options: Options): Transformer<Root> {
  return async (tree, file) => {
    const links: Addressed[] = [];
    visit(tree, (link) => {
      if (
        (link.type === 'link' || link.type === 'definition') &&
        isFileLink(link)
      ) {
        links.push(link);
      }
    });
    await forAllInTurn(links, async (link) => {
      const path = withoutSuffix(link.url);
      await requireStaticFile(getFolder(options, path), {
        link: path,
        page: getPagePath(options.siteDir, file),
        line: getLine(link),
      });
      link.url = `pathname://${link.url}`;
    });
  };
}
