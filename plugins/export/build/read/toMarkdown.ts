import type {Element} from 'hast';
import {toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  findElement,
  listElements,
  readAttribute,
  readText,
  type Child,
} from './element';
import {plainChildren} from './plainHtml';

/** Converts a page address to an address from the root of the site; returns others unchanged. */
type ToAddress = (href: string) => string;

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Converts a link; a picture linked to its original becomes a plain picture. */
function convertLink(
  state: State,
  element: Element,
  toAddress: ToAddress,
): PhrasingContent | undefined {
  const href = readAttribute(element, 'href');
  if (element.properties['dataFootnoteRef'] !== undefined) {
    const identifier = href.replace(/^#.*fn-/, '');
    return {type: 'footnoteReference', identifier, label: identifier};
  }
  const image = findElement(element, 'img');
  if (image !== undefined && PICTURE.test(href)) {
    return {
      type: 'image',
      url: toAddress(href),
      alt: readAttribute(image, 'alt'),
    };
  }
  const children = state.all(element) as PhrasingContent[];
  const onSite = element.properties['dataOnSite'] === true;
  return children.length === 0
    ? undefined
    : {
        type: 'link',
        url: onSite ? '#' : toAddress(href),
        children,
        ...(onSite && {data: {hProperties: {dataOnSite: true}}}),
      };
}

/** Converts footnotes to definitions. */
function convertNotes(state: State, element: Element): RootContent[] {
  return listElements(element)
    .filter(({tagName}) => tagName === 'li')
    .map((note) => {
      const identifier = readAttribute(note, 'id').replace(/^.*fn-/, '');
      return {
        type: 'footnoteDefinition',
        identifier,
        label: identifier,
        children: state.toFlow(state.all(note)) as never,
      };
    });
}

const convertHeading: Handle = (state, element) => ({
  type: 'heading',
  depth: Number(element.tagName.slice(1)) as 1,
  children: state.all(element) as PhrasingContent[],
  data: {hProperties: {id: readAttribute(element, 'id')}},
});

/** Converts a formula back to its notation. */
const convertMath: Handle = (_, element) => {
  const source = findElement(element, 'annotation');
  return {type: 'html', value: `$$${readText(source?.children ?? [])}$$`};
};

/** Converts the text of a page to Markdown. */
export function toMarkdown(
  nodes: readonly Child[],
  toAddress: ToAddress,
): Root {
  const tree = {type: 'root', children: plainChildren(nodes)} as const;
  const content = toMdast(
    {...tree, children: [...tree.children]},
    {
      document: true,
      handlers: {
        a: (state, element: Element) => convertLink(state, element, toAddress),
        br: () => ({type: 'html', value: '<br>'}),
        ...Object.fromEntries(
          ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [
            name,
            convertHeading,
          ]),
        ),
        img: (_, element: Element) => ({
          type: 'image',
          url: toAddress(readAttribute(element, 'src')),
          alt: readAttribute(element, 'alt'),
        }),
        math: convertMath,
        section: (state, element: Element) =>
          element.properties['dataFootnotes'] === undefined
            ? state.toFlow(state.all(element))
            : convertNotes(state, element),
      },
    },
  ) as Root;
  visit(content, (node) => {
    if (node.type === 'list' || node.type === 'listItem') {
      node.spread = false;
    }
  });
  return content;
}
