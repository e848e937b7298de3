import type {Link, Paragraph, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {unified, type Plugin} from 'unified';
import {VFile} from 'vfile';

/** Returns the position of a node at the beginning of a line. */
function atLine(line: number) {
  return {start: {line, column: 1}, end: {line, column: 1}};
}

/** Creates a link in a paragraph of its own. */
export function createLink(url: string, line = 1): Link {
  return {
    type: 'link',
    url,
    children: [{type: 'text', value: 'link'}],
    position: atLine(line),
  };
}

/** Creates a component with string attributes. */
export function component(
  name: string | null,
  attributes: Readonly<Record<string, string | null>>,
  line = 1,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(
      ([key, value]): MdxJsxAttribute => ({
        type: 'mdxJsxAttribute',
        name: key,
        value,
      }),
    ),
    children: [],
    position: atLine(line),
  };
}

/** Creates the syntax tree of a page. */
export function page(...children: Root['children']): Root {
  return {type: 'root', children};
}

export function paragraph(...children: Paragraph['children']): Paragraph {
  return {type: 'paragraph', children};
}

type Site = {readonly siteDir: string};

/** Runs a plugin on a page of a site, and returns the page. */
export async function run(
  plugin: Plugin<[Site], Root>,
  {siteDir}: Site,
  tree: Root,
): Promise<Root> {
  await unified()
    .use(plugin, {siteDir})
    .run(tree, new VFile({path: `${siteDir}/docs/races/orc.md`}));
  return tree;
}
