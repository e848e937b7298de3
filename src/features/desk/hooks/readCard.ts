import {map} from '../../../../world/map';
import {findRoot, readText} from '../../../shared/hooks/pageContent';
import {cropMap, type Crop} from '../lib/mapCrop';
import {readTarget} from '../lib/target';
import {findElement} from './findTargets';

/** The content of a pin. */
export type Card =
  /** A part of a page as HTML, and whether something of it was left out. */
  | {readonly kind: 'part'; readonly html: string; readonly isCut: boolean}
  | {
      readonly kind: 'view';
      readonly src: string;
      readonly alt: string;
      readonly crop: Crop;
    }
  | {readonly kind: 'leaf'; readonly file: string; readonly page: number};

/** The maximum number of blocks of a card, and of rows of a table. */
const most = {blocks: 30, rows: 40} as const;

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Controls, generated elements, spoilers, and what a card shows by its title. */
const LEFT_OUT =
  'nav, header, button, form, input, select, textarea, script, style, svg, noscript, template, iframe, canvas, video, audio, .hash-link, details.spoiler, [hidden], [aria-hidden="true"]';

/** Attributes that a card keeps. */
const KEPT = new Set(['src', 'alt', 'loading', 'colspan', 'rowspan', 'scope']);

const BLOCKS = 'p, ul, ol, dl, table, blockquote, pre, img';

/** Addresses of this site, and of decrypted pictures. */
const OWN_PICTURE = /^(?:\/(?!\/)|blob:)/;

/** Removes what cards leave out; inline spoilers stay covered. */
function leaveOut(part: DocumentFragment): void {
  for (const cover of part.querySelectorAll('span > input[type=checkbox]')) {
    cover.parentElement?.replaceWith('…');
  }
  for (const element of part.querySelectorAll(LEFT_OUT)) {
    element.remove();
  }
  for (const picture of part.querySelectorAll('img')) {
    if (!OWN_PICTURE.test(picture.getAttribute('src') ?? '')) {
      picture.remove();
    }
  }
}

/** Makes elements of a part plain: words and pictures without links, styles and names. */
function makePlain(part: DocumentFragment): void {
  for (const heading of part.querySelectorAll(`${HEADINGS}, summary`)) {
    const name = heading.ownerDocument.createElement('strong');
    name.append(...heading.childNodes);
    heading.replaceWith(name);
  }
  for (const element of part.querySelectorAll('a, details')) {
    element.replaceWith(...element.childNodes);
  }
  for (const element of part.querySelectorAll('*')) {
    const names = element.getAttributeNames();
    for (const name of names.filter((each) => !KEPT.has(each))) {
      element.removeAttribute(name);
    }
  }
}

function isEmpty(part: DocumentFragment | Element): boolean {
  return part.textContent.trim() === '' && part.querySelector('img') === null;
}

/** Makes the card of a part; undefined if nothing of it can be shown. */
function makeCard(part: DocumentFragment): Card | undefined {
  leaveOut(part);
  makePlain(part);
  const blocks = [...part.querySelectorAll(BLOCKS)].filter(
    (block) => !block.parentElement?.closest(BLOCKS),
  );
  const rows = [...part.querySelectorAll('tbody')].flatMap((body) =>
    [...body.rows].slice(most.rows),
  );
  const surplus = [...blocks.slice(most.blocks), ...rows];
  for (const element of surplus) {
    element.remove();
  }
  const empty = [...part.querySelectorAll('*:not(td, th, img, br)')];
  for (const element of empty.filter(isEmpty)) {
    element.remove();
  }
  const holder = document.createElement('div');
  holder.append(part);
  return isEmpty(holder)
    ? undefined
    : {kind: 'part', html: holder.innerHTML, isCut: surplus.length > 0};
}

function getLevel(heading: Element): number {
  return Number(heading.tagName.slice(1));
}

/** Copies what is below a heading, up to the next of its level; below the title, up to the next heading. */
function copySection(root: Element, start: Element): DocumentFragment {
  const isPage = start === root;
  const first = isPage ? (root.querySelector('h1') ?? root) : start;
  const level = isPage ? 2 : getLevel(start);
  const next = [...root.querySelectorAll(HEADINGS)].find(
    (heading) =>
      getLevel(heading) <= level &&
      (first.compareDocumentPosition(heading) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
        0 &&
      heading.tagName !== 'H1',
  );
  const range = root.ownerDocument.createRange();
  range.selectNodeContents(root);
  if (first !== root) {
    range.setStartAfter(first);
  }
  if (next !== undefined) {
    range.setEndBefore(next);
  }
  return range.cloneContents();
}

/** Copies a row as a list of its values, each with the heading of its column. */
function copyRow(row: HTMLTableRowElement): DocumentFragment {
  const {ownerDocument: page, cells} = row;
  const head = row.closest('table')?.tHead?.rows[0]?.cells ?? [];
  const make = (tag: string, ...content: readonly (Node | string)[]) => {
    const element = page.createElement(tag);
    element.append(...content);
    return element;
  };
  const facts = [...cells].slice(1).flatMap((cell, index) => {
    const name = head[index + 1];
    const value = readText(cell);
    return value === ''
      ? []
      : [
          make(
            'div',
            make('dt', name === undefined ? '' : readText(name)),
            make('dd', value),
          ),
        ];
  });
  const part = page.createDocumentFragment();
  part.append(make('dl', ...facts));
  return part;
}

function copyElement(root: Element, element: Element): DocumentFragment {
  if (element instanceof HTMLTableRowElement) {
    return copyRow(element);
  }
  if (!(element instanceof HTMLImageElement)) {
    return copySection(root, element);
  }
  const part = element.ownerDocument.createDocumentFragment();
  part.append(element.cloneNode());
  return part;
}

/** Returns the address of the largest source of an image. */
function readLargest(picture: HTMLImageElement): string {
  const [last = ''] = picture.srcset.split(',').slice(-1);
  const [address = ''] = last.trim().split(' ');
  return address === '' ? (picture.getAttribute('src') ?? '') : address;
}

/** Fetches a page as the host serves it, without decrypted content. */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Reads the card of a target from a page; undefined if the page lacks it. */
export function readCard(page: Document, text: string): Card | undefined {
  const root = findRoot(page);
  const target = readTarget(text);
  const element = root && findElement(root, target);
  if (root === undefined || element === undefined) {
    return undefined;
  }
  if (target.kind === 'leaf') {
    return {kind: 'leaf', file: target.file, page: target.page};
  }
  if (target.kind !== 'view') {
    return makeCard(copyElement(root, element));
  }
  const picture = element.querySelector('img');
  const crop = cropMap(target.query, map);
  return picture === null
    ? undefined
    : {kind: 'view', src: readLargest(picture), alt: picture.alt, crop};
}
