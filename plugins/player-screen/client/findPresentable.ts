import {isShown} from '../../../src/shared/client/isShown';
import {findCaption, readText} from '../../../src/shared/client/pageContent';
import {readSeenMap} from '../../../src/shared/client/seenMap';
import {MAP_ID} from '../../../src/shared/model/mapHash';
import type {Shown} from './shown';

/** Something on a page that can be shown to players. */
export type Presentable = {
  readonly title: string;
  /** Reads its current content. */
  readonly read: () => Shown;
};

/** Selects everything that can be shown. */
export const PRESENTABLE = `blockquote, table, img[alt]:not([alt=""], #${MAP_ID} *), [role=region][data-live]`;

/** Minimum size of a picture in pixels; smaller ones are icons. */
const LEAST_PICTURE = 80;

/** Whether an element is in a block spoiler or an inline spoiler. */
function isInSpoiler(element: Element): boolean {
  const covers = document.querySelectorAll('span > input[type=checkbox]');
  return (
    element.closest('details.spoiler') !== null ||
    [...covers].some((cover) => cover.parentElement?.contains(element))
  );
}

/** Whether an element is hidden from players: in a spoiler, or from a later session. */
function isSecret(element: Element): boolean {
  return (
    isInSpoiler(element) ||
    element.closest('[hidden], [inert]') !== null ||
    !isShown(element)
  );
}

/**
 * Whether the page hides an image from players, even if a lightbox shows it: an address can open a
 * hidden image. The lightbox itself makes the page inert.
 *
 * @param alt the alternative text that identifies the image.
 */
export function isHiddenPicture(alt: string): boolean {
  return [...document.querySelectorAll('img')].some(
    (image) =>
      image.alt === alt &&
      image.closest('.lightbox') === null &&
      (isInSpoiler(image) || !isShown(image)),
  );
}

/** Whether the page was opened with a password: then its tables are only for the game master. */
function isUnlockedPage(): boolean {
  return document.querySelector('[data-unlocked]') !== null;
}

/** Reads the largest copy of a picture, which is the last of its sources. */
export function readPicture({alt, srcset, src}: HTMLImageElement): Shown {
  const [largest = ''] = srcset.split(', ').at(-1)?.trim().split(' ') ?? [];
  const address = largest === '' ? src : largest;
  const source = new URL(address, window.location.href).href;
  return {kind: 'picture', title: alt, source};
}

/** The heading above an element, unless it is hidden from players. */
function findHeading(element: Element, root: Element): Element | undefined {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  return headings.findLast(
    (heading) =>
      !isSecret(heading) &&
      (heading.compareDocumentPosition(element) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
        0,
  );
}

function readCells({cells}: HTMLTableRowElement): readonly string[] {
  return [...cells].map(readText);
}

/** Describes a map of the world or of a campaign by its label. */
function describeMap(stage: Element): Presentable | undefined {
  const title = stage.getAttribute('aria-label') ?? '';
  const first = readSeenMap(stage);
  return (
    first && {
      title,
      read: () => ({kind: 'map', title, seen: readSeenMap(stage) ?? first}),
    }
  );
}

function describeImage(image: HTMLImageElement): Presentable | undefined {
  return image.width < LEAST_PICTURE || image.closest('table') !== null
    ? undefined
    : {title: image.alt, read: () => readPicture(image)};
}

/**
 * Describes a table with the rows that players may see; a table in a quotation is shown with it.
 */
function describeTable(
  table: HTMLTableElement,
  root: Element,
): Presentable | undefined {
  const title = readText(findCaption(table, root) ?? findHeading(table, root));
  const read = (): Shown => {
    const head = table.tHead?.rows[0];
    const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
    return {
      kind: 'table',
      title,
      head: head ? readCells(head) : [],
      rows: rows.filter((row) => !isSecret(row)).map(readCells),
    };
  };
  return table.closest('blockquote') === null ? {title, read} : undefined;
}

/**
 * Reads a line of a quotation: the cells of a row are joined, and items of a numbered list keep
 * their numbers.
 */
function readLine(element: Element): string {
  if (element instanceof HTMLTableRowElement) {
    return readCells(element).join(' · ');
  }
  const list = element.closest('ol');
  const items = [...(list?.children ?? [])];
  return element.tagName === 'LI' && list !== null
    ? `${list.start + items.indexOf(element)}. ${readText(element)}`
    : readText(element);
}

/** Describes a quotation, such as a handout, by the heading above it. */
function describeQuote(quote: Element, root: Element): Presentable {
  const title = readText(findHeading(quote, root));
  const isWithin = (line: Element): boolean => {
    const outer = line.parentElement?.closest('li, tr');
    return quote.contains(outer ?? null);
  };
  const read = (): Shown => {
    const lines = [...quote.querySelectorAll('p, li, tr')].filter(
      (line) => !isSecret(line) && !isWithin(line),
    );
    const texts = lines.map(readLine).filter((line) => line !== '');
    return {kind: 'text', title, lines: texts};
  };
  return {title, read};
}

function describe(element: Element, root: Element): Presentable | undefined {
  if (element.getAttribute('role') === 'region') {
    return describeMap(element);
  }
  if (element instanceof HTMLImageElement) {
    return describeImage(element);
  }
  if (isUnlockedPage()) {
    return undefined;
  }
  return element instanceof HTMLTableElement
    ? describeTable(element, root)
    : describeQuote(element, root);
}

/** Describes an element that can be shown to players; undefined if it must not be, or has no name. */
export function describePresentable(
  element: Element,
  root: Element,
): Presentable | undefined {
  const described = isSecret(element) ? undefined : describe(element, root);
  return described?.title === '' ? undefined : described;
}
