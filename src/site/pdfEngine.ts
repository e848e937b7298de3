/** How pages embed PDFs: by a viewer in the page, or the viewer page in a frame. */
export const pdfEngines = ['react-pdf-viewer', 'viewer-page'] as const;

/** The viewer of documents within pages. */
export type PdfEngine = (typeof pdfEngines)[number];

/** The default engine. */
const DEFAULT_ENGINE: PdfEngine = 'react-pdf-viewer';

function isPdfEngine(name: string): name is PdfEngine {
  return pdfEngines.some((engine) => engine === name);
}

/**
 * Reads the PDF engine from the environment. With `viewer-page`, the site contains no part of
 * @react-pdf-viewer, which requires a commercial license.
 *
 * @throws Error naming the variable, what was found and what was expected.
 */
export function readPdfEngine(
  environment: Readonly<Record<string, string | undefined>>,
): PdfEngine {
  const name = environment['SITE_PDF_ENGINE'] ?? DEFAULT_ENGINE;
  if (!isPdfEngine(name)) {
    throw new Error(
      `SITE_PDF_ENGINE is "${name}"; expected one of ${pdfEngines.join(', ')}.`,
    );
  }
  return name;
}
