import {PDFDict, PDFName, type PDFDocument} from '@cantoo/pdf-lib';

/**
 * Lists every font of a document by name, including those of form fields; composite fonts are
 * represented by their parts.
 */
export function listFonts({context}: PDFDocument): readonly PDFDict[] {
  const getType = (dict: PDFDict, key: string): string =>
    String(dict.get(PDFName.of(key)));
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
    .filter(
      (dict) =>
        getType(dict, 'Type') === '/Font' &&
        getType(dict, 'Subtype') !== '/Type0',
    );
}

/** Whether a document embeds the glyphs of a font. */
export function hasGlyphs(font: PDFDict): boolean {
  const descriptor = font.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
  return ['FontFile', 'FontFile2', 'FontFile3'].some(
    (key) => descriptor?.has(PDFName.of(key)) === true,
  );
}
