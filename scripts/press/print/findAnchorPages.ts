import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRef,
} from '@cantoo/pdf-lib';
import type {Place} from '../compose/chapterEnds';

/** The index of the top edge in a destination. */
const TOP = 3;

/** Reads where a destination is, or undefined without a page. */
function readPlace(
  dest: PDFArray,
  numbers: ReadonlyMap<PDFRef, number>,
  heights: readonly number[],
): Place | undefined {
  const ref = dest.get(0);
  const page = ref instanceof PDFRef ? numbers.get(ref) : undefined;
  if (page === undefined) {
    return undefined;
  }
  const whole = heights[page - 1] ?? 1;
  const top = dest.lookupMaybe(TOP, PDFNumber)?.asNumber() ?? whole;
  return {page, height: 1 - top / whole};
}

/** Finds the place of each named destination. */
export async function findAnchorPlaces(
  bytes: Uint8Array,
): Promise<ReadonlyMap<string, Place>> {
  const document = await PDFDocument.load(bytes, {updateMetadata: false});
  const pages = document.getPages();
  const numbers = new Map(pages.map(({ref}, index) => [ref, index + 1]));
  const heights = pages.map((page) => page.getHeight());
  const dests = document.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  const found = new Map<string, Place>();
  for (const [name] of dests?.entries() ?? []) {
    const dest = dests?.lookupMaybe(name, PDFArray);
    const place =
      dest === undefined ? undefined : readPlace(dest, numbers, heights);
    if (place !== undefined) {
      found.set(name.decodeText(), place);
    }
  }
  return found;
}

/** Finds the page of each named destination, counted from 1. */
export async function findAnchorPages(
  bytes: Uint8Array,
): Promise<ReadonlyMap<string, number>> {
  const places = await findAnchorPlaces(bytes);
  return new Map([...places].map(([name, {page}]) => [name, page]));
}
