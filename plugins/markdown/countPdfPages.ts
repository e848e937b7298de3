/**
 * Counts the pages of a PDF.
 *
 * @returns undefined if it is damaged.
 */
export async function countPdfPages(
  bytes: Uint8Array,
): Promise<number | undefined> {
  // Most builds read no documents, because pages are cached.
  const {ParseSpeeds, PDFDocument} = await import('@cantoo/pdf-lib');
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
    });
    return document.getPageCount();
  } catch {
    return undefined;
  }
}
