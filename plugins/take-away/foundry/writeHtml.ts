import type {ElementContent, Nodes as HtmlNodes} from 'hast';
import type {Image, Link, Root, RootContent, Text} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {SKIP, visit} from 'unist-util-visit';
import {escapeMarkup} from '../../../src/shared/lib/escapeMarkup';
import {readMarkdownText, type FindTarget} from '../links';
import type {TakenPage} from '../read/takenPage';

/** What the links of journal pages need. */
export type JournalLinks = {
  readonly findTarget: FindTarget;
  /** Returns the reference to the journal page of a page of the site. */
  readonly refer: (page: TakenPage) => string | undefined;
  /** Origin and base path of the site, with a slash at the end. */
  readonly root: string;
};

/** Elements that have no end. */
const VOID = new Set(['br', 'hr', 'img', 'input']);

/** The attributes that journal pages keep. */
const KEPT = new Set([
  'alt',
  'checked',
  'disabled',
  'href',
  'src',
  'start',
  'type',
]);

function writeAttributes(
  properties: Readonly<Record<string, unknown>>,
): string {
  return Object.entries(properties)
    .filter(([name, value]) => KEPT.has(name) && value !== false)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('');
}

function serialize(node: HtmlNodes | ElementContent): string {
  if (node.type === 'text') {
    return escapeMarkup(node.value);
  }
  // Line breaks and formulas, which the converter of pages writes itself.
  if ((node.type as string) === 'raw') {
    return (node as {value: string}).value;
  }
  const inner = 'children' in node ? node.children.map(serialize).join('') : '';
  if (node.type !== 'element') {
    return inner;
  }
  const {tagName, properties} = node;
  const start = `<${tagName}${writeAttributes(properties)}>`;
  return VOID.has(tagName) ? start : `${start}${inner}</${tagName}>`;
}

/** Makes an address one that leads to the site from anywhere. */
function toOutside(url: string, root: string): string {
  return url.startsWith('/') && !url.startsWith('//')
    ? `${root}${url.slice(1)}`
    : url;
}

/** Whether only the site has what a link leads to, such as a spoiler. */
function isOnSite(node: Image | Link): boolean {
  return node.data?.hProperties?.['dataOnSite'] === true;
}

/** Returns the reference that a link becomes, or undefined if it leads out of the journal. */
function findReference(
  node: Image | Link,
  {findTarget, refer}: JournalLinks,
): string | undefined {
  if (node.type === 'image' || isOnSite(node)) {
    return undefined;
  }
  const target = findTarget(node.url);
  return target.kind === 'page' ? refer(target.page) : undefined;
}

/** Turns a link or picture into what a journal has for it. */
function convertLink(
  node: Image | Link,
  address: string,
  links: JournalLinks,
): Image | Link | Text {
  const reference = findReference(node, links);
  if (reference === undefined) {
    const url = isOnSite(node) ? address : node.url;
    return {...node, url: toOutside(url, links.root)};
  }
  const label = readMarkdownText(node).replaceAll(/[{}]/g, '');
  return {type: 'text', value: `@UUID[${reference}]{${label}}`};
}

/** Writes content of a page as HTML whose links lead to journal pages, and else to the site. */
export function writeHtml(
  content: readonly RootContent[],
  address: string,
  links: JournalLinks,
): string {
  const root: Root = {type: 'root', children: structuredClone([...content])};
  visit(root, (node, index, parent) => {
    if (parent === undefined || index === undefined) {
      return undefined;
    }
    if (node.type === 'link' || node.type === 'image') {
      parent.children[index] = convertLink(node, address, links);
      return SKIP;
    }
    return undefined;
  });
  return serialize(toHast(root, {allowDangerousHtml: true}));
}
