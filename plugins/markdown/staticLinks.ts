import {relative} from 'node:path';
import type {Definition, Link, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {getFolder, requireStaticFile} from './staticFiles';

/** What the site must say of itself. */
export type Options = {
  /** Root of the project. */
  readonly siteDir: string;
  /** Folder of docs/ whose own files its pages show, as they are locked with them. */
  readonly ownFolder?: string | undefined;
};

/** Endings of addresses that are pages of the site, not files of it. */
const PAGE_ADDRESS = /(?:\.html|\/)(?:[?#].*)?$/;

/** The path of an address, without its query and hash. */
function withoutSuffix(url: string): string {
  return url.replace(/[?#].*$/, '');
}

/** A link in the text, or the address of one at the foot of it. */
type Addressed = Link | Definition;

function isFileLink({url}: Addressed): boolean {
  return (
    /^\/[^/]/.test(url) &&
    /\.[a-z\d]+$/i.test(withoutSuffix(url)) &&
    !PAGE_ADDRESS.test(url)
  );
}

/** Makes links to files under static/ lead to those files, at their own path, and checks that they exist. */
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
    await Promise.all(
      links.map(async (link) => {
        const path = withoutSuffix(link.url);
        await requireStaticFile(getFolder(options, path), {
          link: path,
          page: relative(options.siteDir, file.path),
          line: link.position?.start.line ?? 1,
        });
        link.url = `pathname://${link.url}`;
      }),
    );
  };
}
