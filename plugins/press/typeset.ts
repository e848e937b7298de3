import {readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {PDFArray, PDFDict, PDFDocument, PDFName, PDFRef} from '@cantoo/pdf-lib';
import {chromium, type Browser, type Route} from '@playwright/test';
import sharp from 'sharp';
import {identity} from '../../world/identity';
import {findBrowser} from '../../scripts/browser/findBrowser';
import {hasContents, withPageNumbers} from './contents';

/** Typesets HTML documents as PDF. */
export type Typesetter = {
  readonly set: (html: string) => Promise<PDFDocument>;
  readonly close: () => Promise<void>;
};

/** The placeholder origin of documents while they are typeset; nothing is fetched from the network. */
const PLACE = 'https://press.invalid';
/** The largest width of a printed image in pixels: 200 dpi across the text. */
const WIDEST = 1250;
/**
 * The largest height of a printed image, as a share of its width; taller images are made narrower.
 */
const TALLEST = 1.6;
/** The JPEG quality that keeps regional maps sharp and below 300 KB. */
const QUALITY = 74;

/** Converts an image to JPEG, which the browser embeds as it is; it decodes all other formats. */
function readImage(file: string, width: number): Promise<Buffer> {
  return sharp(file)
    .resize({
      width,
      height: Math.round(width * TALLEST),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({background: '#fff'})
    .jpeg({quality: QUALITY, mozjpeg: true})
    .toBuffer();
}

/** A font or image in the form for print. */
type Resource = {readonly body: Buffer; readonly contentType: string};

/** Reads a font of a package, or an image of static/, by its address. */
type ReadResource = (address: URL) => Promise<Resource>;

/** Reads each font and image once, because many documents and paper sizes share them. */
function resourceReader(siteDir: string): ReadResource {
  const read = async ({pathname, searchParams}: URL): Promise<Resource> => {
    const path = decodeURIComponent(pathname);
    if (path.startsWith('/fonts/')) {
      const font = path.replace('/fonts', 'node_modules/@fontsource');
      const body = await readFile(join(siteDir, font));
      return {body, contentType: 'font/woff2'};
    }
    const file = join(siteDir, 'static', path);
    if (extname(path) === '.svg') {
      return {body: await readFile(file), contentType: 'image/svg+xml'};
    }
    const width = Number(searchParams.get('width') ?? WIDEST);
    return {body: await readImage(file, width), contentType: 'image/jpeg'};
  };
  const known = new Map<string, Promise<Resource>>();
  return (address) => {
    const resource = known.get(address.href) ?? read(address);
    known.set(address.href, resource);
    return resource;
  };
}

async function answer(
  route: Route,
  html: string,
  readResource: ReadResource,
): Promise<void> {
  const address = new URL(route.request().url());
  await route.fulfill(
    address.pathname === '/'
      ? {body: html, contentType: 'text/html'}
      : await readResource(address),
  );
}

/**
 * Prints a document in its own browser context, so that documents cannot affect each other.
 *
 * @throws Error if a font or image cannot be read.
 */
async function print(
  browser: Browser,
  html: string,
  readResource: ReadResource,
): Promise<Uint8Array> {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  const failures: Error[] = [];
  await page.route(`${PLACE}/**`, (route) =>
    answer(route, html, readResource).catch(async (error: unknown) => {
      failures.push(error as Error);
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
  if (failures[0] !== undefined) {
    throw failures[0];
  }
  return bytes;
}

/** Finds the page of each named destination, counted from 1. */
function findAnchorPages(document: PDFDocument): ReadonlyMap<string, number> {
  const refs = document.getPages().map(({ref}) => ref);
  const dests = document.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  return new Map(
    (dests?.keys() ?? []).flatMap((name) => {
      const page = dests?.lookupMaybe(name, PDFArray)?.get(0);
      const index = page instanceof PDFRef ? refs.indexOf(page) : -1;
      return index === -1 ? [] : [[name.decodeText(), index + 1]];
    }),
  );
}

export async function startTypesetter(siteDir: string): Promise<Typesetter> {
  const browser = await chromium.launch({executablePath: findBrowser()});
  const readResource = resourceReader(siteDir);
  const typeset = async (html: string): Promise<PDFDocument> => {
    const bytes = await print(browser, html, readResource);
    return PDFDocument.load(bytes, {updateMetadata: false});
  };
  return {
    async set(html) {
      const first = await typeset(html);
      // Chromium cannot number the pages of anchors, so documents with a table of contents are
      // printed twice.
      return hasContents(html)
        ? typeset(withPageNumbers(html, findAnchorPages(first)))
        : first;
    },
    close: () => browser.close(),
  };
}

/** The metadata of a document. */
export type About = {readonly title: string; readonly subject: string};

/** Writes the title, language, and other metadata of a document, and saves it. */
export function finish(
  document: PDFDocument,
  {title, subject}: About,
): Promise<Uint8Array> {
  document.setTitle(title, {showInWindowTitleBar: true});
  document.setSubject(subject);
  document.setAuthor(identity.title);
  document.setLanguage('en-US');
  return document.save({
    useObjectStreams: true,
    updateFieldAppearances: false,
  });
}
