import {writeTarget, type Target} from '../lib/target';

/** What is not read from a page: controls, what script made, what is covered. */
const APART =
  'nav, button, script, style, svg, noscript, template, .hash-link, details.spoiler, [hidden], [aria-hidden="true"]';

/** The words of an element as readers see them. */
export function readText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(APART)) {
    part.remove();
  }
  // What is covered in a line stays so.
  for (const cover of copy.querySelectorAll('span > input[type=checkbox]')) {
    cover.parentElement?.replaceWith('…');
  }
  return copy.textContent.replaceAll(/[\s\u200B]+/g, ' ').trim();
}

/** The caption of a table; that of a wide one is a paragraph that labels it. */
function findCaption(table: Element, root: Element): Element | null {
  const label = table.getAttribute('aria-labelledby');
  return label === null
    ? table.querySelector('caption')
    : root.querySelector(`#${CSS.escape(label)}`);
}

/** Identifies a table on its page: by its caption, else by its index. */
function nameTable(table: Element, root: Element): string {
  const caption = findCaption(table, root);
  return caption === null
    ? String(
        [...root.querySelectorAll('table')].findIndex((each) => each === table),
      )
    : readText(caption);
}

function isHeading(element: Element): boolean {
  return /^H[2-6]$/.test(element.tagName);
}

/** How something that can be pinned is found again, and what it is called. */
type Described = {readonly target: Target; readonly title: string};

function describeRow(row: HTMLTableRowElement, root: Element): Described {
  const [first] = row.cells;
  const title = first === undefined ? '' : readText(first);
  const table = row.closest('table');
  return row.id === '' && table !== null
    ? {
        target: {kind: 'row', table: nameTable(table, root), first: title},
        title,
      }
    : {target: {kind: 'id', id: row.id}, title};
}

function describe(element: Element, root: Element): Described | undefined {
  if (element instanceof HTMLImageElement) {
    return {target: {kind: 'picture', alt: element.alt}, title: element.alt};
  }
  if (element instanceof HTMLTableRowElement) {
    return describeRow(element, root);
  }
  if (element.tagName === 'H1') {
    return {target: {kind: 'page'}, title: readText(element)};
  }
  return isHeading(element) && element.id !== ''
    ? {target: {kind: 'id', id: element.id}, title: readText(element)}
    : undefined;
}

/** Tells how something that can be pinned is found again; undefined if it has no name. */
export function describeTarget(
  element: Element,
  root: Element,
): {readonly target: string; readonly title: string} | undefined {
  const described = describe(element, root);
  return described === undefined || described.title === ''
    ? undefined
    : {target: writeTarget(described.target), title: described.title};
}

/** What of a page can be pinned. */
export const PIN_TARGETS =
  'h1, :is(h2, h3, h4, h5, h6)[id], tbody tr, img[alt]:not([alt=""])';

/** Finds where a page has its text. */
export function findRoot(page: Document): Element | undefined {
  return (
    page.querySelector('main .markdown') ??
    page.querySelector('main') ??
    undefined
  );
}

/** Finds what a pin is of on a page. */
export function findElement(
  root: Element,
  target: Target,
): Element | undefined {
  switch (target.kind) {
    case 'page':
      return root;
    case 'id':
      return root.querySelector(`#${CSS.escape(target.id)}`) ?? undefined;
    case 'picture':
      return [...root.querySelectorAll('img')].find(
        ({alt}) => alt === target.alt,
      );
    case 'row':
      return [...root.querySelectorAll('table')]
        .filter((table) => nameTable(table, root) === target.table)
        .flatMap((table) => [...table.rows])
        .find(({cells: [first]}) =>
          first === undefined ? false : readText(first) === target.first,
        );
  }
}
