import {map} from '../../../../world/map';
import {findRoot, readText} from '../../../shared/hooks/pageContent';
import {readSessionMark} from '../../../shared/lib/sessionMark';
import {
  findReached,
  isLater,
  type Progress,
} from '../../played-up-to/lib/progress';
import {cropMap, type Crop} from '../lib/mapCrop';
import {readTarget, type Target} from '../lib/target';
import {findElement, readTargetTitle} from './findTargets';

/** The content of a pin. */
export type Card =
  /** A part of a page as HTML. */
  | {readonly kind: 'part'; readonly html: string}
  | {
      readonly kind: 'view';
      readonly src: string;
      readonly alt: string;
      readonly crop: Crop;
    }
  | {readonly kind: 'leaf'; readonly file: string; readonly page: number};

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Controls, generated elements, spoilers, and what a card shows by its title. */
const LEFT_OUT =
  'nav, header, button, form, input, select, textarea, script, style, svg, noscript, template, iframe, canvas, video, audio, .hash-link, details.spoiler, [hidden], [aria-hidden="true"]';

/** Attributes that a card keeps. */
const KEPT = ['src', 'alt', 'loading', 'colspan', 'rowspan', 'scope'];

/** Makes a part plain: words and pictures, without controls, links, styles and ids. */
function makePlain(part: DocumentFragment): void {
  // Inline spoilers stay covered.
  for (const cover of part.querySelectorAll('span > input[type=checkbox]')) {
    cover.parentElement?.replaceWith('…');
  }
  for (const element of part.querySelectorAll(LEFT_OUT)) {
    element.remove();
  }
  for (const heading of part.querySelectorAll(`${HEADINGS}, summary`)) {
    const name = heading.ownerDocument.createElement('strong');
    name.append(...heading.childNodes);
    heading.replaceWith(name);
  }
  for (const element of part.querySelectorAll('a, details')) {
    element.replaceWith(...element.childNodes);
  }
  for (const element of part.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!KEPT.includes(name)) {
        element.removeAttribute(name);
      }
    }
  }
}

/** Makes the card of a part; undefined if nothing of it can be shown. */
function makeCard(part: DocumentFragment): Card | undefined {
  makePlain(part);
  const holder = document.createElement('div');
  holder.append(part);
  const isEmpty =
    holder.textContent.trim() === '' && holder.querySelector('img') === null;
  return isEmpty ? undefined : {kind: 'part', html: holder.innerHTML};
}

/** Copies what is below a heading, up to the next of its level; below the title, up to the next heading. */
function copySection(root: Element, start: Element): DocumentFragment {
  const isPage = start === root;
  const first = isPage ? (root.querySelector('h1') ?? root) : start;
  const headings = [...root.querySelectorAll(HEADINGS)];
  const next = headings
    .slice(headings.indexOf(first) + 1)
    .find(({tagName}) => isPage || tagName <= first.tagName);
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
  const head = row.closest('table')?.tHead?.rows[0]?.cells;
  const list = document.createElement('dl');
  for (const [index, cell] of [...row.cells].entries()) {
    const value = readText(cell);
    if (index > 0 && value !== '') {
      const name = head?.[index];
      const fact = list.appendChild(document.createElement('div'));
      fact.append(document.createElement('dt'), document.createElement('dd'));
      fact.firstElementChild?.append(name ? readText(name) : '');
      fact.lastElementChild?.append(value);
    }
  }
  const part = document.createDocumentFragment();
  part.append(list);
  return part;
}

function copyElement(root: Element, element: Element): DocumentFragment {
  if (element instanceof HTMLTableRowElement) {
    return copyRow(element);
  }
  if (!(element instanceof HTMLImageElement)) {
    return copySection(root, element);
  }
  const part = document.createDocumentFragment();
  part.append(element.cloneNode());
  return part;
}

/** Makes the card of a view of the map from its picture. */
function makeView(stage: Element, query: string): Card | undefined {
  const picture = stage.querySelector('img');
  if (picture === null) {
    return undefined;
  }
  const {alt, srcset, src} = picture;
  // The last source of a picture is its largest.
  const [largest = ''] = srcset.split(', ').at(-1)?.split(' ') ?? [];
  return {
    kind: 'view',
    src: largest === '' ? src : largest,
    alt,
    crop: cropMap(query, map),
  };
}

function makeTargetCard(
  root: Element,
  element: Element,
  target: Target,
): Card | undefined {
  if (target.kind === 'leaf') {
    return {kind: 'leaf', file: target.file, page: target.page};
  }
  return target.kind === 'view'
    ? makeView(element, target.query)
    : makeCard(copyElement(root, element));
}

/** Fetches a page as the host serves it, without decrypted content. */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

const MARKED = '[data-session]';

function findMark(element: Element | null | undefined): string | undefined {
  return element?.closest<HTMLElement>(MARKED)?.dataset['session'];
}

/** Returns the page without what comes later than a group has played. */
function leaveOutLater(page: Document, progress: Progress): Document {
  const copy = page.cloneNode(true) as Document;
  for (const element of copy.querySelectorAll<HTMLElement>(MARKED)) {
    if (isLater(element.dataset['session'], progress)) {
      element.remove();
    }
  }
  return copy;
}

/** A card with its title, the session after which it comes, or nothing if the page lacks its target. */
export type ReadCard =
  | {readonly card: Card; readonly title: string | undefined}
  | {readonly reached: number}
  | undefined;

/** Reads the card of a target from a page, without what comes after what a group has played. */
export function readCard(
  page: Document,
  text: string,
  progress: Progress,
): ReadCard {
  const target = readTarget(text);
  const whole = findRoot(page);
  const mark = findMark(whole && findElement(whole, target));
  const place = readSessionMark(mark ?? '');
  const reached = place && findReached(place.campaign, progress);
  if (reached !== undefined && isLater(mark, progress)) {
    return {reached};
  }
  const root = findRoot(leaveOutLater(page, progress));
  const element = root && findElement(root, target);
  const card = root && element && makeTargetCard(root, element, target);
  return card && {card, title: readTargetTitle(page, text)};
}
