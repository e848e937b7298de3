import type {Paragraph, Root} from 'mdast';
import type {Transformer} from 'unified';
import {openAreas} from '../../src/site/contentAreas';
import {TAKE_PAGE} from '../../src/site/takePage';
import {getPagePath} from './pageFaults';
import type {Options as SiteOptions} from './staticLinks';

export type Options = SiteOptions & {
  /** Whether the front pages of areas link to copies for other tools; off by default. */
  readonly linksCopies?: boolean | undefined;
};

function isFrontPage(path: string): boolean {
  return openAreas.some(({id}) =>
    [`docs/${id}/index.md`, `docs/${id}/index.mdx`].includes(path),
  );
}

/** The link, which is left out of print and of the copies themselves. */
const link: Paragraph = {
  type: 'paragraph',
  data: {hProperties: {dataOffPaper: true}},
  children: [
    {
      type: 'link',
      url: TAKE_PAGE,
      children: [{type: 'text', value: 'Export'}],
    },
    {type: 'text', value: ': these pages as files for other tools.'},
  ],
};

/** Links the front page of each area to copies of the site for other tools. */
export default function linkCopies({
  siteDir,
  linksCopies,
}: Options): Transformer<Root> {
  return (tree, file) => {
    const path = getPagePath(siteDir, file);
    if (linksCopies === true && isFrontPage(path)) {
      tree.children.push(structuredClone(link));
    }
  };
}
