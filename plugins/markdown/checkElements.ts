import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {faultNoter, type PageFault} from './pageFaults';
import type {Options} from './staticLinks';
import {getLine, isElement, type PageElement} from './elements';

/** Elements that run code, load something, or change other pages. */
export const REFUSED: ReadonlySet<string> = new Set([
  'applet',
  'base',
  'embed',
  'frame',
  'frameset',
  'iframe',
  'link',
  'meta',
  'object',
  'script',
  'style',
]);

/** The elements of {@link REFUSED} that describe the page inside `<Head>`. */
const IN_HEAD: ReadonlySet<string> = new Set(['link', 'meta']);

/** Elements that are always empty. */
const EMPTY: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'source',
  'track',
  'wbr',
]);

type Described = Omit<PageFault, 'line'>;

function checkAttribute({name, value}: MdxJsxAttribute): readonly Described[] {
  if (name === 'dangerouslySetInnerHTML' || /^on[a-z]+$/i.test(name)) {
    return [
      {
        found: `the attribute ${name}`,
        expected: 'no such attribute, because pages must not run code',
      },
    ];
  }
  return name === 'style' && typeof value === 'string'
    ? [
        {
          found: `style="${value}"`,
          expected: "style={{color: 'red'}}, or no style",
        },
      ]
    : [];
}

function checkElement(
  {name, attributes, children}: PageElement,
  parent: string | null,
): readonly Described[] {
  const tag = name ?? '';
  const isRefused =
    REFUSED.has(tag.toLowerCase()) && !(parent === 'Head' && IN_HEAD.has(tag));
  return [
    ...(isRefused
      ? [
          {
            found: `<${tag}>`,
            expected:
              'text, pictures, or a component that the Examples page lists: pages must not run or load anything else',
          },
        ]
      : []),
    ...(EMPTY.has(tag) && children.length > 0
      ? [{found: `<${tag}> with content`, expected: `<${tag} />`}]
      : []),
    ...attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? checkAttribute(attribute) : [],
    ),
  ];
}

/** Finds elements that cannot be drawn, or that run something. */
export default function checkElements({
  siteDir,
}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const note = faultNoter(siteDir, file);
    visit(tree, (node, _, parent) => {
      if (isElement(node)) {
        const line = getLine(node);
        const around =
          parent !== undefined && 'name' in parent ? parent.name : null;
        checkElement(node, around ?? null).forEach((fault) => {
          note({line, ...fault});
        });
      }
    });
  };
}
