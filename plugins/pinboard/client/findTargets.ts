import {translate} from '@docusaurus/Translate';
import {
  findCaption,
  findRoot,
  readText,
} from '../../../src/shared/client/pageContent';
import {MAP_ID} from '../../../src/shared/model/mapHash';
import {readTarget, writeRow, type Target} from '../model/target';

/** Identifies a table on its page: by its caption, else by its index. */
function nameTable(table: Element, root: Element): string {
  const caption = findCaption(table, root);
  return caption === null
    ? String(
        [...root.querySelectorAll('table')].indexOf(table as HTMLTableElement),
      )
    : readText(caption);
}

/** A target that can be found again, and its title. */
type Described = {readonly target: string; readonly title: string};

function describeRow(row: HTMLTableRowElement, root: Element): Described {
  const title = readText(row.cells[0]);
  const table = row.closest('table');
  return row.id === '' && table !== null
    ? {target: writeRow(nameTable(table, root), title), title}
    : {target: `#${row.id}`, title};
}

/** Names a page of a document after the title of its figure. */
function nameDocumentPage(inFigure: Element, page: number): string {
  return translate(
    {
      id: 'site.desk.leaf',
      message: '{title}, page {page}',
      description: 'Name of a pinned page of a document',
    },
    {title: readText(inFigure.closest('figure')?.querySelector('cite')), page},
  );
}

/** Describes the displayed page of a document. */
function describeDocument(viewer: HTMLElement): Described {
  const page = Number(viewer.dataset['page'] ?? 1);
  return {
    target: `pdf:${page}:${viewer.dataset['document'] ?? ''}`,
    title: nameDocumentPage(viewer, page),
  };
}

/** Describes the current view of the map, which is in the address. */
function describeMap(root: Element): Described {
  return {
    target: `map:${window.location.search}`,
    title: translate(
      {
        id: 'site.desk.view',
        message: '{page}: the map',
        description: 'Name of a pinned view of a map',
      },
      {page: readText(root.querySelector('h1'))},
    ),
  };
}

/** Describes an element as a target that can be found again. */
function describe(element: Element, root: Element): Described {
  if (element.id === MAP_ID) {
    return describeMap(root);
  }
  if (element instanceof HTMLElement && 'document' in element.dataset) {
    return describeDocument(element);
  }
  if (element instanceof HTMLImageElement) {
    return {target: `img:${element.alt}`, title: element.alt};
  }
  if (element instanceof HTMLTableRowElement) {
    return describeRow(element, root);
  }
  const target = element.tagName === 'H1' ? '' : `#${element.id}`;
  return {target, title: readText(element)};
}

/** Describes an element as a target; undefined if it has no name. */
export function describeTarget(
  element: Element,
  root: Element,
): Described | undefined {
  const described = describe(element, root);
  return described.title === '' ? undefined : described;
}

/** Selects everything that can be pinned. */
export const PIN_TARGETS = `h1, :is(h2, h3, h4, h5, h6)[id], tbody tr, img[alt]:not([alt=""], #${MAP_ID} *), #${MAP_ID}, [data-document]`;

/** Finds the figure of a document by the link to its file, which exists without scripts. */
function findDocument(root: Element, file: string): Element | undefined {
  const links = [...root.querySelectorAll('figcaption a[href]')];
  const link = links.find((each) => each.getAttribute('href')?.endsWith(file));
  return link?.closest('figure') ?? undefined;
}

function findRow(
  root: Element,
  {table, first}: Extract<Target, {kind: 'row'}>,
): Element | undefined {
  return [...root.querySelectorAll('table')]
    .filter((each) => nameTable(each, root) === table)
    .flatMap(({rows}) => [...rows])
    .find(({cells}) => readText(cells[0]) === first);
}

function findById(root: Element, id: string): Element | undefined {
  return root.querySelector(`#${CSS.escape(id)}`) ?? undefined;
}

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

/** Reads the current name of a target on a page; undefined if the page has no such target. */
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
  if (root === undefined || element === undefined) {
    return undefined;
  }
  return target.kind === 'leaf'
    ? nameDocumentPage(element, target.page)
    : describeTarget(element, root)?.title;
}
