import {chromium, type Browser, type Route} from '@playwright/test';
import {findBrowser} from '../../browser/findBrowser';
import {PDFDocument} from '@cantoo/pdf-lib';
import {
  listContentsAnchors,
  hasContents,
  withPageNumbers,
} from '../compose/contents';
import {
  canBeTightened,
  chaptersToTighten,
  tightened,
  withTightChapters,
  type Setting,
} from '../compose/tightened';
import {findChapterToRunOn, withChaptersRunOn} from '../compose/chapterEnds';
import {findAnchorPages, findAnchorPlaces} from './findAnchorPages';

/** A font or image in the form for print. */
export type Resource = {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
};

/** Reads a font or image by its path; a query may name its width in pixels. */
export type ReadResource = (path: string) => Promise<Resource>;

/** Typesets HTML documents as PDF. */
export type Typesetter = {
  readonly set: (html: string) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/**
 * The placeholder origin of documents while they are typeset; nothing is fetched from the network.
 */
const PLACE = 'https://press.invalid';

async function answer(
  route: Route,
  html: string,
  readResource: ReadResource,
): Promise<void> {
  const {pathname, search} = new URL(route.request().url());
  if (pathname === '/') {
    await route.fulfill({body: html, contentType: 'text/html'});
    return;
  }
  const {bytes, mediaType} = await readResource(
    decodeURIComponent(pathname) + search,
  );
  await route.fulfill({body: Buffer.from(bytes), contentType: mediaType});
}

/**
 * Prints a document in a browser context of its own, so that documents cannot affect each other.
 */
async function print(
  browser: Browser,
  html: string,
  readResource: ReadResource,
): Promise<Uint8Array> {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  const failures: unknown[] = [];
  await page.route(`${PLACE}/**`, (route) =>
    answer(route, html, readResource).catch(async (error: unknown) => {
      failures.push(error);
      await route.abort();
    }),
  );
  await page.goto(`${PLACE}/`, {waitUntil: 'load'});
  const bytes = await page.pdf({
    tagged: true,
    outline: true,
    printBackground: true,
    preferCSSPageSize: true,
  });
  await context.close();
  for (const failure of failures) {
    throw failure instanceof Error ? failure : new Error(String(failure));
  }
  return bytes;
}

async function countPages(bytes: Uint8Array): Promise<number> {
  const document = await PDFDocument.load(bytes, {updateMetadata: false});
  return document.getPageCount();
}

type Print = (html: string) => Promise<Uint8Array>;

async function readSetting(bytes: Uint8Array): Promise<Setting> {
  return {
    begins: await findAnchorPages(bytes),
    pages: await countPages(bytes),
  };
}

/** The most times that a book is typeset again to fill its pages. */
const ROUNDS = 8;

/** A document, and how it was typeset. */
type TypesetDocument = {readonly html: string; readonly bytes: Uint8Array};

/** Lets chapters begin on pages that would be nearly empty, one after another. */
async function withFullPages(
  html: string,
  first: Uint8Array,
  printed: Print,
): Promise<TypesetDocument> {
  const anchors = listContentsAnchors(html);
  const running: string[] = [];
  let bytes = first;
  for (let round = 0; round < ROUNDS; round++) {
    const next = findChapterToRunOn(
      anchors,
      await findAnchorPlaces(bytes),
      running,
    );
    if (next === undefined) {
      break;
    }
    running.push(next);
    bytes = await printed(withChaptersRunOn(html, running));
  }
  return {html: withChaptersRunOn(html, running), bytes};
}

/**
 * Tightens those chapters of a book that become shorter, lets others begin on a page that would be
 * nearly empty, and inserts page numbers into its contents.
 */
async function withChaptersImproved(
  html: string,
  first: Uint8Array,
  printed: Print,
): Promise<Uint8Array> {
  const anchors = listContentsAnchors(html);
  const loose = await readSetting(first);
  const tight = await readSetting(
    await printed(withTightChapters(html, anchors)),
  );
  const chosen = chaptersToTighten(anchors, loose, tight);
  const mixed = withTightChapters(html, chosen);
  const even = chosen.length === 0 ? first : await printed(mixed);
  const {html: whole, bytes} = await withFullPages(mixed, even, printed);
  return printed(withPageNumbers(whole, await findAnchorPages(bytes)));
}

/** Typesets a document again with page numbers in its contents, or tighter if that saves a page. */
async function improved(
  html: string,
  first: Uint8Array,
  printed: Print,
): Promise<Uint8Array> {
  if (hasContents(html)) {
    return withChaptersImproved(html, first, printed);
  }
  if (!canBeTightened(html)) {
    return first;
  }
  const closer = await printed(tightened(html));
  return (await countPages(closer)) < (await countPages(first))
    ? closer
    : first;
}

/** Starts the browser that typesets documents. */
export async function startTypesetter(
  readResource: ReadResource,
): Promise<Typesetter> {
  const browser = await chromium.launch({executablePath: findBrowser()});
  const printed: Print = (html) => print(browser, html, readResource);
  return {
    set: async (html) => improved(html, await printed(html), printed),
    close: () => browser.close(),
  };
}
