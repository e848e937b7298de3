import {map} from '../../../../world/map';
import {isShown} from '../../../shared/hooks/isShown';
import {findCaption, readText} from '../../../shared/hooks/pageContent';
import {readSeenMap} from '../../../shared/hooks/seenMap';
import {MAP_ID} from '../../../shared/lib/mapHash';
import {makeMap} from '../lib/makeMap';
import {makePicture, makeTable, makeText, pickLargest} from '../lib/makeShown';
import type {PictureSource, Shown} from '../lib/shown';

/** Something on a page that can be shown to players. */
export type Presentable = {
  readonly title: string;
  /** Reads it as it is now; undefined if it cannot be read. */
  readonly read: () => Promise<Shown | undefined>;
};

/** Selects everything that can be shown. */
export const PRESENTABLE = `blockquote, table, img[alt]:not([alt=""], #${MAP_ID} *), [role=region][data-live]`;

/** Smaller pictures are icons, in pixels. */
const LEAST_PICTURE = 80;

/** Whether an element is in a spoiler, be it a part of the page or a few words. */
function isInSpoiler(element: Element): boolean {
  const covers = document.querySelectorAll('span > input[type=checkbox]');
  return (
    element.closest('details.spoiler') !== null ||
    [...covers].some((cover) => cover.parentElement?.contains(element))
  );
}

/** Whether an element is hidden from players: in a spoiler, or later than the group has played. */
function isSecret(element: Element): boolean {
  return (
    isInSpoiler(element) ||
    element.closest('[hidden], [inert]') !== null ||
    !isShown(element)
  );
}

/**
 * Whether the page hides an image from players, which is also open in a lightbox: an address can
 * lead to one that is hidden. The lightbox itself makes the page inert.
 *
 * @param alt the alternative text, by which both are found.
 */
export function isHiddenPicture(alt: string): boolean {
  return [...document.querySelectorAll('img')].some(
    (image) =>
      image.alt === alt &&
      image.closest('.lightbox') === null &&
      (isInSpoiler(image) || !isShown(image)),
  );
}

/** Whether the page was opened with a password: then its tables are for the game master alone. */
function isUnlockedPage(): boolean {
  return document.querySelector('[data-unlocked]') !== null;
}

/** Copies a picture that has no address of its own. */
async function copyPicture(image: HTMLImageElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.9);
  });
  return blob ?? undefined;
}

/** Finds the largest copy of a picture. */
async function findSource(
  image: HTMLImageElement,
): Promise<PictureSource | undefined> {
  const {href, origin} = window.location;
  const found = pickLargest(image.srcset) ?? image.currentSrc;
  const address = new URL(found, href);
  return address.protocol.startsWith('http') && address.origin === origin
    ? `${address.pathname}${address.search}`
    : copyPicture(image);
}

/** Reads a picture; undefined if it has not loaded. */
export async function readPicture(
  image: HTMLImageElement,
): Promise<Shown | undefined> {
  const source = image.naturalWidth === 0 ? undefined : await findSource(image);
  const {alt} = image;
  return source === undefined
    ? undefined
    : makePicture({title: alt, alt}, source);
}

/** The heading that an element is under; one that is hidden from players would tell its words. */
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

function nameTable(table: Element, root: Element): string {
  const named = findCaption(table, root) ?? findHeading(table, root);
  return named ? readText(named) : '';
}

/** Reads the rows of a table that players may see. */
function readTable(table: HTMLTableElement, root: Element): Shown {
  const readRow = ({cells}: HTMLTableRowElement): readonly string[] =>
    [...cells].map(readText);
  const head = table.tHead?.rows[0];
  const rows = [...table.tBodies]
    .flatMap((body) => [...body.rows])
    .filter((row) => !isSecret(row));
  return makeTable(
    nameTable(table, root),
    head ? readRow(head) : [],
    rows.map(readRow),
  );
}

/** Describes a map of the world or of a campaign by its label. */
function describeMap(stage: Element): Presentable | undefined {
  const title = stage.getAttribute('aria-label') ?? '';
  return readSeenMap(stage) === undefined
    ? undefined
    : {
        title,
        read() {
          const seen = readSeenMap(stage);
          return Promise.resolve(seen && makeMap({...map, title}, seen));
        },
      };
}

function describeImage(image: HTMLImageElement): Presentable | undefined {
  return image.width < LEAST_PICTURE || image.closest('table') !== null
    ? undefined
    : {title: image.alt, read: () => readPicture(image)};
}

function describeTable(
  table: HTMLTableElement,
  root: Element,
): Presentable | undefined {
  const title = nameTable(table, root);
  // A table within a quoted text is shown with it.
  const isQuoted = table.closest('blockquote') !== null;
  return isUnlockedPage() || isQuoted || title === ''
    ? undefined
    : {title, read: () => Promise.resolve(readTable(table, root))};
}

/** Reads a line of a quoted text: the cells of a row are joined, and items of a numbered list keep their numbers. */
function readLine(element: Element): string {
  if (element instanceof HTMLTableRowElement) {
    return [...element.cells].map(readText).join(' · ');
  }
  const list = element.closest('ol');
  const items = [...(list?.children ?? [])];
  return element.tagName === 'LI' && list !== null
    ? `${list.start + items.indexOf(element)}. ${readText(element)}`
    : readText(element);
}

/** Describes a quoted text, such as a handout, by the heading that it is under. */
function describeQuote(quote: Element, root: Element): Presentable | undefined {
  const heading = findHeading(quote, root);
  const title = heading ? readText(heading) : '';
  const isWithin = (line: Element): boolean => {
    const outer = line.parentElement?.closest('li, tr');
    return quote.contains(outer ?? null);
  };
  const read = (): Shown => {
    const lines = [...quote.querySelectorAll('p, li, tr')].filter(
      (line) => !isSecret(line) && !isWithin(line),
    );
    return makeText(title, lines.map(readLine));
  };
  return isUnlockedPage() || title === ''
    ? undefined
    : {title, read: () => Promise.resolve(read())};
}

/** Describes an element that can be shown to players; undefined if it must not be. */
export function describePresentable(
  element: Element,
  root: Element,
): Presentable | undefined {
  if (isSecret(element)) {
    return undefined;
  }
  if (element.getAttribute('role') === 'region') {
    return describeMap(element);
  }
  if (element instanceof HTMLImageElement) {
    return describeImage(element);
  }
  if (element.tagName === 'BLOCKQUOTE') {
    return describeQuote(element, root);
  }
  return element instanceof HTMLTableElement
    ? describeTable(element, root)
    : undefined;
}
