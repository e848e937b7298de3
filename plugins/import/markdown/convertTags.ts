import {jsx, toJs} from 'estree-util-to-js';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toEstree} from 'hast-util-to-estree';
import type {Nodes} from 'mdast';
import {escapeHtml, escapeText, writeComment} from '../model/edits';
import type {Conversion} from './convertPage';
import {isOwn, getOffsets} from './parsePage';
import {findPicture} from './showPicture';

/** Elements of HTML that pages may show. */
const ELEMENTS = new Set(
  'a abbr address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label li main mark nav ol p picture pre q rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr'.split(
    ' ',
  ),
);
const EMPTY = /^<(?:br|col|hr|img|input|source|wbr)\b|\/>$/i;
const PIECE =
  /<!--(?<comment>[\s\S]*?)-->|(?<code><(?<which>script|style|iframe)\b[\s\S]*?(?:<\/\k<which>\s*>|$))|<\/?(?<name>[a-z][\w.:-]*)(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*\s*\/?>/gi;
/** Attributes that pages may not have, or that only Vue reads. */
const REFUSED = /^(?:on[A-Z]|[:@#]|v-|dangerously|key$|ref$|is$|slot$)/;

/** A tag in the text of a page. */
type Tag = {
  readonly name: string;
  readonly text: string;
  readonly start: number;
  readonly isClosing: boolean;
  partner?: Tag;
};

/** Returns the address of a link here: an element leads to pages by address alone. */
function findAddress(href: string, offset: number, page: Conversion) {
  const found = page.resolve(href);
  if (found === undefined) {
    page.tellAt('link', offset, href);
    return undefined;
  }
  const isHere = found.url.startsWith('#') || found.page === undefined;
  return isHere ? found.url : found.page.address;
}

/** Finds the file of a picture, and writes its size as a number of pixels. */
function fitImage(
  {properties}: Element,
  offset: number,
  page: Conversion,
): void {
  const {src, alt} = properties;
  const [url = '', words = ''] = [src, alt].map((each) =>
    typeof each === 'string' ? each : '',
  );
  const picture = {url, alt: words};
  Object.assign(properties, {...findPicture(picture, offset, page)});
  for (const name of ['width', 'height']) {
    const size = /^[1-9]\d*(?=(?:px)?$)/.exec(String(properties[name]));
    properties[name] = size?.[0];
  }
}

/** Resolves the addresses of an element. */
function fitElement(element: Element, offset: number, page: Conversion): void {
  const {tagName, properties} = element;
  const {href, src} = properties;
  if (typeof href === 'string') {
    properties.href = findAddress(href, offset, page);
  }
  if (tagName === 'img') {
    fitImage(element, offset, page);
  } else if (typeof src === 'string') {
    properties.src = findPicture({url: src, alt: tagName}, offset, page).src;
  }
}

/** Writes an opening tag as JSX; empty if it shows a picture that is missing. */
function writeOpening(tag: Tag, page: Conversion): string {
  const [element] = fromHtml(tag.text, {fragment: true}).children;
  if (element?.type !== 'element') {
    return `<${tag.name}>`;
  }
  fitElement(element, tag.start, page);
  const all = Object.entries(element.properties);
  for (const [name] of all.filter(([each]) => REFUSED.test(each))) {
    page.tellAt('attribute', tag.start, `${name} in ${tag.text}`);
  }
  element.properties = Object.fromEntries(
    all.filter(([name]) => !REFUSED.test(name)),
  );
  if (element.tagName === 'img' && element.properties.src === undefined) {
    return escapeText(`${element.properties.alt}`);
  }
  const {value} = toJs(toEstree({...element, children: []}), {handlers: jsx});
  const written = value.trim().replaceAll(/\s*\n\s*/g, ' ');
  return written.replace(/ \/>;$/, EMPTY.test(tag.text) ? ' />' : '>');
}

/** Puts a tag in a line of its own if its partner is in another line. */
function standAlone(
  written: string,
  {start, text, partner}: Tag,
  page: Conversion,
): string {
  const source = page.text;
  const [from, to] = [start, partner?.start ?? start].toSorted((a, b) => a - b);
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const after = source
    .slice(start + text.length)
    .split('\n', 1)
    .join('');
  const margin = `\n${/^[\s>]*/.exec(before)?.[0] ?? ''}`;
  // The lines in a paragraph become paragraphs, which it cannot hold.
  const name = written.replace(/^(<\/?)p\b/, '$1div');
  return source.slice(from, to).includes('\n')
    ? (/^[\s>]*$/.test(before) ? '' : margin) +
        name +
        (after.trim() === '' ? '' : margin)
    : name;
}

function convertTag(tag: Tag, isBlock: boolean, page: Conversion): string {
  const {name, text, start, partner, isClosing} = tag;
  const isWhole = partner !== undefined || EMPTY.test(text);
  if (!(ELEMENTS.has(name) && isWhole)) {
    page.tellAt('tag', start, text);
    // No attribute in text may look like a link, nor an address end with a quote.
    return escapeHtml(text)
      .replaceAll(/(?<=\s(?:href|to)=)"/g, '&quot;')
      .replace(/(?<=:\/\/[^"]*")(?=\/?>$)/, ' ');
  }
  const written = isClosing ? `</${name}>` : writeOpening(tag, page);
  return isBlock && partner ? standAlone(written, tag, page) : written;
}

/** Finds the partners of tags. */
function pairTags(tags: readonly Tag[]): void {
  const open: Tag[] = [];
  for (const tag of tags.filter(({text}) => !EMPTY.test(text))) {
    const at = open.findLastIndex(({name}) => name === tag.name);
    const partner = tag.isClosing ? open[at] : undefined;
    if (!tag.isClosing) {
      open.push(tag);
    } else if (partner !== undefined) {
      open.length = at;
      tag.partner = partner;
      partner.partner = tag;
    }
  }
}

/** Converts the text, comments and code of some HTML, and lists its tags. */
function readTags(node: Nodes, page: Conversion): readonly Tag[] {
  const [offset, end] = getOffsets(node);
  const html = page.text.slice(offset, end);
  const tags: Tag[] = [];
  let at = 0;
  for (const {0: text, index, groups} of html.matchAll(PIECE)) {
    const {comment, code, name = ''} = groups ?? {};
    const start = offset + index;
    page.edit(offset + at, start, escapeHtml(html.slice(at, index)));
    at = index + text.length;
    if (code !== undefined) {
      page.tellAt('code', start, code.split('\n', 1).join(''));
      page.edit(start, offset + at, writeComment(code));
    } else if (comment === undefined) {
      const plain = name.toLowerCase();
      const known = ELEMENTS.has(plain) ? plain : name;
      tags.push({name: known, text, start, isClosing: text.startsWith('</')});
    } else {
      page.edit(start, offset + at, writeComment(comment));
    }
  }
  page.edit(offset + at, end, escapeHtml(html.slice(at)));
  return tags;
}

/** The kinds of badges here, by the types of theme-hope; others are gray. */
const BADGE_KINDS: Readonly<Record<string, string | undefined>> = {
  tip: 'tip',
  info: 'info',
  note: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
};

/** Writes a badge; undefined if the tag is another. */
function writeBadge(tag: string): string | undefined {
  const [, text] = /^<Badge\s[^>]*?text="([^"]*)"/.exec(tag) ?? [];
  const [, type = ''] = /\stype="([^"]*)"/.exec(tag) ?? [];
  const kind = BADGE_KINDS[type];
  return text === undefined
    ? undefined
    : `<Badge${kind === undefined ? '' : ` kind="${kind}"`}>${escapeText(text)}</Badge>`;
}

/** Converts the HTML among the children of a node, where each tag needs its partner. */
export function convertTags(parent: Nodes, page: Conversion): void {
  const children: readonly Nodes[] =
    'children' in parent ? parent.children : [];
  const tags = children
    .filter((node) => node.type === 'html' && !isOwn(node, page))
    .flatMap((node) => readTags(node, page));
  pairTags(tags);
  const isBlock = /^(?:root|blockquote|listItem|footnote)/.test(parent.type);
  for (const tag of tags) {
    const end = tag.start + tag.text.length;
    const written = writeBadge(tag.text) ?? convertTag(tag, isBlock, page);
    page.edit(tag.start, end, written);
  }
}
