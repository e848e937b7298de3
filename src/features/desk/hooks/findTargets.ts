import {translate} from '@docusaurus/Translate';
import {
  findCaption,
  findRoot,
  readText,
} from '../../../shared/hooks/pageContent';
import {MAP_ID} from '../../../shared/lib/mapHash';
import {limits} from '../lib/desk';
import {readTarget, writeTarget, type Target} from '../lib/target';

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

/** A target that can be found again, and its title. */
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

/** Names a page of a document after the title of its figure. */
export function nameDocumentPage(inFigure: Element, page: number): string {
  const title = inFigure.closest('figure')?.querySelector('cite');
  return translate(
    {
      id: 'site.desk.leaf',
      message: '{title}, page {page}',
      description: 'Name of a pinned page of a document',
    },
    {title: title ? readText(title) : '', page},
  );
}

function describeDocument(viewer: HTMLElement): Described {
  const page = Number(viewer.dataset['page'] ?? 1);
  return {
    target: {kind: 'leaf', file: viewer.dataset['document'] ?? '', page},
    title: nameDocumentPage(viewer, page),
  };
}

/** Describes the current view of the map, which is in the address. */
function describeMap(root: Element): Described {
  const heading = root.querySelector('h1');
  return {
    target: {kind: 'view', query: window.location.search},
    title: translate(
      {
        id: 'site.desk.view',
        message: '{page}: the map',
        description: 'Name of a pinned view of a map',
      },
      {page: heading === null ? '' : readText(heading)},
    ),
  };
}

/** Describes a map or a document. */
function describeTool(element: Element, root: Element): Described | undefined {
  if (element.id === MAP_ID) {
    return describeMap(root);
  }
  return element instanceof HTMLElement && 'document' in element.dataset
    ? describeDocument(element)
    : undefined;
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

/** Describes an element as a target that can be found again; undefined if it has no name. */
export function describeTarget(
  element: Element,
  root: Element,
): {readonly target: string; readonly title: string} | undefined {
  const described = describeTool(element, root) ?? describe(element, root);
  const target = described === undefined ? '' : writeTarget(described.target);
  return described === undefined ||
    described.title === '' ||
    target.length > limits.target
    ? undefined
    : {target, title: described.title};
}

/** Selects everything that can be pinned. */
export const PIN_TARGETS = `h1, :is(h2, h3, h4, h5, h6)[id], tbody tr, img[alt]:not([alt=""], #${MAP_ID} *), #${MAP_ID}, [data-document]`;

/** Finds the figure of a document by the link to its file, which exists without scripts. */
function findDocument(root: Element, file: string): Element | undefined {
  const links = root.querySelectorAll<HTMLAnchorElement>('figcaption a[href]');
  return (
    [...links]
      .find((link) => link.getAttribute('href')?.endsWith(file))
      ?.closest('figure') ?? undefined
  );
}

function findRow(
  root: Element,
  {table, first}: Extract<Target, {kind: 'row'}>,
): Element | undefined {
  return [...root.querySelectorAll('table')]
    .filter((each) => nameTable(each, root) === table)
    .flatMap(({rows}) => [...rows])
    .find(({cells: [cell]}) =>
      cell === undefined ? false : readText(cell) === first,
    );
}

function findById(root: Element, id: string): Element | undefined {
  return root.querySelector(`#${CSS.escape(id)}`) ?? undefined;
}

/** Finds the element of a target on a page. */
export function findElement(
  root: Element,
  target: Target,
): Element | undefined {
  switch (target.kind) {
    case 'page':
      return root;
    case 'id':
      return findById(root, target.id);
    case 'view':
      return findById(root, MAP_ID);
    case 'leaf':
      return findDocument(root, target.file);
    case 'place':
      return root.querySelectorAll(PIN_TARGETS)[target.index];
    case 'picture':
      return [...root.querySelectorAll('img')].find(
        ({alt}) => alt === target.alt,
      );
    case 'row':
      return findRow(root, target);
  }
}

/** Returns the public title of a page. */
export function readPageTitle(page: Document): string {
  return page.title.split(' | ')[0] ?? page.title;
}

/**
 * Reads what a page calls a target now; undefined if it has no such target, or no name for it. What
 * is pinned by its place keeps the public title of its page.
 */
export function readTargetTitle(
  page: Document,
  text: string,
): string | undefined {
  const root = findRoot(page);
  const target = readTarget(text);
  if (target.kind === 'page') {
    return readPageTitle(page);
  }
  const element = root && findElement(root, target);
  if (root === undefined || element === undefined || target.kind === 'place') {
    return undefined;
  }
  return target.kind === 'leaf'
    ? nameDocumentPage(element, target.page)
    : describeTarget(element, root)?.title;
}
