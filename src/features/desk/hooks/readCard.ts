import {findRoot, readText} from '../../../shared/hooks/pageContent';
import {readSessionMark} from '../../../shared/lib/sessionMark';
import {
  findReached,
  isLater,
  type Progress,
} from '../../played-up-to/lib/progress';
import {readTarget, type Target} from '../lib/target';
import {findElement, readTargetTitle} from './findTargets';

/** The content of a pin. */
export type Card =
  /** A part of a page as HTML. */
  | {readonly kind: 'part'; readonly html: string}
  | Extract<Target, {kind: 'view' | 'leaf'}>;

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Controls, generated elements, spoilers, and what a card shows by its title. */
const LEFT_OUT =
  'nav, header, button, form, input, select, textarea, script, style, svg, noscript, template, iframe, canvas, video, audio, .hash-link, details.spoiler, [hidden], [aria-hidden="true"]';

/** Attributes that a card keeps. */
const KEPT = ['src', 'alt', 'loading', 'colspan', 'rowspan', 'scope'];

/** Makes a part plain: words and pictures, without controls, links, styles and ids. */
function makePlain(part: Element): void {
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
    const names = element.getAttributeNames();
    for (const name of names.filter((each) => !KEPT.includes(each))) {
      element.removeAttribute(name);
    }
  }
}

/** Makes the card of a part; undefined if nothing of it can be shown. */
function makeCard(part: Node): Card | undefined {
  const holder = document.createElement('div');
  holder.append(part);
  makePlain(holder);
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

/** Makes an element of a list of facts. */
function makeElement(tag: string, ...content: readonly (Node | string)[]) {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

/** Copies a row as a list of its values, each with the heading of its column. */
function copyRow(row: HTMLTableRowElement): Element {
  const head = [...(row.closest('table')?.tHead?.rows[0]?.cells ?? [])];
  const names = head.map(readText);
  const values = [...row.cells].map(readText);
  const facts = values.map((value, index) =>
    makeElement(
      'div',
      makeElement('dt', names[index] ?? ''),
      makeElement('dd', value),
    ),
  );
  const isShown = (index: number): boolean => index > 0 && values[index] !== '';
  return makeElement('dl', ...facts.filter((_, index) => isShown(index)));
}

function copyElement(root: Element, element: Element): Node {
  if (element instanceof HTMLTableRowElement) {
    return copyRow(element);
  }
  return element instanceof HTMLImageElement
    ? element.cloneNode()
    : copySection(root, element);
}

function makeTargetCard(
  root: Element,
  element: Element,
  target: Target,
): Card | undefined {
  return target.kind === 'leaf' || target.kind === 'view'
    ? target
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

/** Finds the session that the group has reached, if a target comes after it. */
function findReachedBefore(
  page: Document,
  target: Target,
  progress: Progress,
): number | undefined {
  const root = findRoot(page);
  const marked = root && findElement(root, target)?.closest(MARKED);
  const mark = marked?.getAttribute('data-session') ?? '';
  const place = readSessionMark(mark);
  return place && isLater(mark, progress)
    ? findReached(place.campaign, progress)
    : undefined;
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
  const reached = findReachedBefore(page, target, progress);
  if (reached !== undefined) {
    return {reached};
  }
  const root = findRoot(leaveOutLater(page, progress));
  const element = root && findElement(root, target);
  const card = root && element && makeTargetCard(root, element, target);
  return card && {card, title: readTargetTitle(page, text)};
}
