import {findRoot, readText} from '../../../src/shared/client/pageContent';
import {readTarget, type Target} from '../model/target';
import {findElement, readTargetTitle} from './findTargets';

/** The content of a pin. */
export type Card = {
  /** Its current name on its page. */
  readonly title: string | undefined;
  /** The mark of its session, if it has one. */
  readonly session: string | undefined;
  readonly content:
    /** A part of a page as HTML. */
    | {readonly kind: 'part'; readonly html: string}
    | Extract<Target, {kind: 'view' | 'leaf'}>;
};

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Controls, generated elements, spoilers, and elements that the title of a card replaces. */
const LEFT_OUT =
  'nav, header, button, form, input, select, textarea, script, style, svg, noscript, template, iframe, canvas, video, audio, .hash-link, details.spoiler, [hidden], [aria-hidden="true"]';

/** Attributes that a card keeps; the last one hides later sessions, as on the page. */
const KEPT = [
  'src',
  'alt',
  'loading',
  'colspan',
  'rowspan',
  'scope',
  'data-session',
];

/** Reduces a part to words and pictures, without controls, links, styles, or ids. */
function makePlain(part: Element): void {
  // Inline spoilers stay hidden.
  for (const cover of part.querySelectorAll('span > input[type=checkbox]')) {
    cover.parentElement?.replaceWith('…');
  }
  for (const element of part.querySelectorAll(LEFT_OUT)) {
    element.remove();
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

/**
 * Copies the content below a heading, up to the next heading of its level. Below the title, it
 * stops at any heading.
 */
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

function makeElement(
  tag: string,
  ...content: readonly (Node | string)[]
): Element {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

/** Copies a row as a list of its values, each with the heading of its column. */
function copyRow(row: HTMLTableRowElement): Element {
  const head = row.closest('table')?.tHead?.rows[0]?.cells;
  const facts = [...row.cells].flatMap((cell, index) => {
    const value = readText(cell);
    return index === 0 || value === ''
      ? []
      : makeElement(
          'div',
          makeElement('dt', readText(head?.[index])),
          makeElement('dd', value),
        );
  });
  return makeElement('dl', ...facts);
}

function copyElement(root: Element, element: Element): Node {
  if (element instanceof HTMLTableRowElement) {
    return copyRow(element);
  }
  return element instanceof HTMLImageElement
    ? element.cloneNode()
    : copySection(root, element);
}

/** Copies a part of a page as plain HTML; undefined if it has no content that can be shown. */
function readPart(root: Element, element: Element): string | undefined {
  const part = makeElement('div', copyElement(root, element));
  makePlain(part);
  const isEmpty =
    part.textContent.trim() === '' && part.querySelector('img') === null;
  return isEmpty ? undefined : part.innerHTML;
}

/** Reads the card of a target from a page; undefined if the page cannot show it without scripts. */
export function readCard(page: Document, text: string): Card | undefined {
  const target = readTarget(text);
  const root = findRoot(page);
  const element = root && findElement(root, target);
  if (root === undefined || element === undefined) {
    return undefined;
  }
  const about = {
    title: readTargetTitle(page, text),
    session: element.closest<HTMLElement>('[data-session]')?.dataset['session'],
  };
  if (target.kind === 'leaf' || target.kind === 'view') {
    return {...about, content: target};
  }
  const html = readPart(root, element);
  return html === undefined
    ? undefined
    : {...about, content: {kind: 'part', html}};
}
