import type {Element} from 'hast';
import type {BlockContent, RootContent} from 'mdast';
import {convertLine} from './convertInline';
import {makeLabel} from './convertTable';
import {
  findElement,
  hasClass,
  isElement,
  listElements,
  readAttribute,
  readText,
} from './element';
import {isSpoiler} from './leftOut';
import type {ConvertBlock, Reading} from './reading';

/** What remains of something that only the site shows: a link to it. */
function makeSiteLink(value: string): RootContent {
  return {
    type: 'paragraph',
    children: [
      {
        type: 'link',
        url: '#',
        data: {hProperties: {dataOnSite: true}},
        children: [{type: 'emphasis', children: [{type: 'text', value}]}],
      },
    ],
  };
}

/** Converts a box that opens; of a spoiler, only its name remains. */
export const convertDetails: ConvertBlock = (element, reading) => {
  const summary = element.children.find((child) => isElement(child, 'summary'));
  const head = isElement(summary) ? summary : undefined;
  return isSpoiler(element)
    ? [makeSiteLink(`${readText(head?.children ?? [])} (on the site)`)]
    : [
        ...makeLabel(head, reading.toAddress),
        ...reading.readBlocks(
          element.children.filter((child) => child !== summary),
        ),
      ];
};

/** Leaves of a form its name, as a link to it on the site. */
export const convertForm: ConvertBlock = (element) => {
  const legend = findElement(element, ({tagName}) => tagName === 'legend');
  const name = readText(legend?.children ?? []);
  return name === '' ? [] : [makeSiteLink(`${name} (on the site)`)];
};

/** Converts a quotation. */
export const convertQuote: ConvertBlock = ({children}, {readBlocks}) => [
  {type: 'blockquote', children: readBlocks(children) as BlockContent[]},
];

const ADMONITION = /^theme-admonition-(?<kind>.+)$/;

/** Finds the first class that matches a pattern, and returns its named group. */
export function readClass(
  {properties: {className}}: Element,
  pattern: RegExp,
): string | undefined {
  const names = Array.isArray(className) ? className : [];
  return names
    .flatMap((name) => Object.values(pattern.exec(name)?.groups ?? {}))
    .at(0);
}

/** Converts a box of a kind, such as a warning, whose first part is its title. */
function convertAdmonition(element: Element, reading: Reading): RootContent[] {
  const [head, ...content] = element.children.filter((child) =>
    isElement(child),
  );
  return [
    {
      type: 'blockquote',
      data: {
        hProperties: {dataCallout: readClass(element, ADMONITION) ?? 'note'},
      },
      children: [
        ...makeLabel(head, reading.toAddress),
        ...(reading.readBlocks(content) as BlockContent[]),
      ],
    },
  ];
}

/** Converts tabs to their panels, each below its name. */
function convertTabs(element: Element, reading: Reading): RootContent[] {
  const parts = listElements(element);
  const listParts = (role: string) =>
    parts.filter((part) => readAttribute(part, 'role') === role);
  const panels = listParts('tabpanel');
  return listParts('tab').flatMap((tab, index) => [
    ...makeLabel(tab, reading.toAddress),
    ...reading.readBlocks(panels[index]?.children ?? []),
  ]);
}

/** Converts a generic box, which has a meaning only by its class. */
export const convertBox: ConvertBlock = (element, reading) => {
  if (hasClass(element, 'theme-admonition')) {
    return convertAdmonition(element, reading);
  }
  return hasClass(element, 'tabs-container')
    ? convertTabs(element, reading)
    : reading.readBlocks(element.children);
};

/** Converts footnotes to definitions. */
export const convertSection: ConvertBlock = (
  element,
  {toAddress, readBlocks},
) =>
  element.properties['dataFootnotes'] === undefined
    ? readBlocks(element.children)
    : listElements(element)
        .filter(({tagName}) => tagName === 'li')
        .map((note) => {
          const identifier = readAttribute(note, 'id').replace(/^.*fn-/, '');
          return {
            type: 'footnoteDefinition',
            identifier,
            label: identifier,
            children: [
              {
                type: 'paragraph',
                children: convertLine(note.children, toAddress),
              },
            ],
          };
        });
