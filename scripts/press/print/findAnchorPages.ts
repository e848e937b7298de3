import {PDFArray, PDFDict, PDFDocument, PDFName, PDFRef} from '@cantoo/pdf-lib';

/** Finds the page of each named destination, counted from 1. */
export async function findAnchorPages(
  bytes: Uint8Array,
): Promise<ReadonlyMap<string, number>> {
  const document = await PDFDocument.load(bytes, {updateMetadata: false});
  const numbers = new Map(
    document.getPages().map(({ref}, index) => [ref, index + 1]),
  );
  const places = document.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  const found = new Map<string, number>();
  for (const [name] of places?.entries() ?? []) {
    const place = places?.lookupMaybe(name, PDFArray);
    const page = place?.get(0);
    const number = page instanceof PDFRef ? numbers.get(page) : undefined;
    if (number !== undefined) {
      found.set(name.decodeText(), number);
    }
  }
  return found;
}
