import {map} from '../../../../world/map';
import {cutCard, nameFacts, type Block, type Card} from '../lib/card';
import {cropMap} from '../lib/mapCrop';
import {readTarget, type Target} from '../lib/target';
import {findRoot, readText} from '../../../shared/hooks/pageContent';
import {findElement} from './findTargets';

/** A block of a page, and its element if it is a heading. */
type Item = {
  readonly element: Element;
  readonly level: number;
  readonly block: Block;
};

const NO_HEADING = 9;

const SKIPPED =
  'nav, button, script, style, svg, noscript, template, form, details.spoiler, [hidden], header';

function readCells(row: HTMLTableRowElement): readonly string[] {
  return [...row.cells].map(readText);
}

function readHead(table: HTMLTableElement | null): readonly string[] {
  const row = table?.tHead?.rows[0];
  return row === undefined ? [] : readCells(row);
}

function readTable(table: HTMLTableElement): Block {
  const rows = [...table.tBodies].flatMap(({rows: each}) => [...each]);
  return {kind: 'table', head: readHead(table), rows: rows.map(readCells)};
}

function readFacts(list: Element): Block {
  const names = [...list.querySelectorAll('dt')];
  return {
    kind: 'facts',
    facts: names.map((name) => [
      readText(name),
      name.nextElementSibling === null ? '' : readText(name.nextElementSibling),
    ]),
  };
}

/** Reads the image of an element or inside it. */
function readPicture(element: Element): Block | undefined {
  const picture =
    element instanceof HTMLImageElement
      ? element
      : element.querySelector<HTMLImageElement>(':scope > img');
  const src = picture?.getAttribute('src') ?? '';
  return picture !== null && /^(?:\/(?!\/)|blob:)/.test(src)
    ? {kind: 'picture', src, alt: picture.alt}
    : undefined;
}

function readList(list: Element): Block {
  const items = [...list.children].map(readText);
  return {kind: 'list', items: items.filter((item) => item !== '')};
}

function readHeading(heading: Element): Block {
  return {kind: 'heading', text: readText(heading)};
}

function readPlain(element: Element): Block | undefined {
  const text = readText(element);
  return text === '' ? readPicture(element) : {kind: 'text', text};
}

/** Readers of elements other than text, by selector. */
const readers: readonly (readonly [
  selector: string,
  read: (element: Element) => Block | undefined,
])[] = [
  ['table', (element) => readTable(element as HTMLTableElement)],
  ['dl', readFacts],
  ['ul, ol', readList],
  ['img', readPicture],
  ['h1, h2, h3, h4, h5, h6, summary', readHeading],
];

function readBlock(element: Element): Block | undefined {
  const [, read = readPlain] =
    readers.find(([selector]) => element.matches(selector)) ?? [];
  return read(element);
}

/** Elements that contain blocks, and are not blocks themselves. */
const HOLDERS = 'div, section, article, aside, figure, details, blockquote';

function isHolder(element: Element): boolean {
  return element.matches(HOLDERS) && element.children.length > 0;
}

/** Lists the blocks inside an element, in document order. */
function listItems(holder: Element): readonly Item[] {
  return [...holder.children].flatMap((element): readonly Item[] => {
    if (element.matches(SKIPPED)) {
      return [];
    }
    if (isHolder(element)) {
      return listItems(element);
    }
    const block = readBlock(element);
    const level = Number(
      /^H(?<level>\d)$/.exec(element.tagName)?.groups?.['level'] ?? NO_HEADING,
    );
    return block === undefined ? [] : [{element, level, block}];
  });
}

/** Reads the blocks below a heading, up to the next of its level; below the title, up to the next heading. */
function readSection(root: Element, heading: Element): readonly Block[] {
  const items = listItems(root);
  const start = items.findIndex(({element}) => element === heading);
  const level = items[start]?.level ?? 2;
  const rest = items.slice(start + 1);
  const end = rest.findIndex((item) => item.level <= level);
  return rest.slice(0, end === -1 ? undefined : end).map(({block}) => block);
}

/** Fetches a page as the host serves it, without decrypted content. */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Returns the address of the largest source of an image. */
function readLargest(picture: HTMLImageElement): string {
  const [last = ''] = picture.srcset.split(',').slice(-1);
  const [address = ''] = last.trim().split(' ');
  return address === '' ? (picture.getAttribute('src') ?? '') : address;
}

function readView(element: Element, query: string): readonly Block[] {
  const picture = element.querySelector('img');
  return picture === null
    ? []
    : [
        {
          kind: 'view',
          src: readLargest(picture),
          alt: picture.alt,
          crop: cropMap(query, map),
        },
      ];
}

function readRow(row: HTMLTableRowElement): Block {
  const head = readHead(row.closest('table'));
  return nameFacts(head.slice(1), readCells(row).slice(1));
}

/** Reads a target other than a section. */
function readSpecial(
  element: Element,
  target: Target,
): readonly Block[] | undefined {
  if (target.kind === 'view') {
    return readView(element, target.query);
  }
  if (target.kind === 'leaf') {
    const {file, page} = target;
    return [{kind: 'leaf', file, page}];
  }
  if (element instanceof HTMLTableRowElement) {
    return [readRow(element)];
  }
  if (element.matches('img')) {
    return [readPicture(element) ?? []].flat();
  }
  return undefined;
}

/** Reads the card of a target from a page; undefined if the page lacks it. */
export function readCard(page: Document, text: string): Card | undefined {
  const root = findRoot(page);
  const target = readTarget(text);
  const element = root && findElement(root, target);
  return root === undefined || element === undefined
    ? undefined
    : cutCard(readSpecial(element, target) ?? readSection(root, element));
}
