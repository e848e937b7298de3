import {hasFeature} from './features';

/** What shows documents inside pages: a viewer in the page, or the viewer page in a frame. */
export const pdfEngines = ['react-pdf-viewer', 'viewer-page'] as const;

export type PdfEngine = (typeof pdfEngines)[number];

/** The one that is taken where nobody chooses. */
const DEFAULT_ENGINE: PdfEngine = hasFeature('pdf-viewer')
  ? 'react-pdf-viewer'
  : 'viewer-page';

function isPdfEngine(name: string): name is PdfEngine {
  return pdfEngines.some((engine) => engine === name);
}

/**
 * Reads from the environment what shows documents. With `viewer-page` nothing of
 * @react-pdf-viewer, whose licence has to be bought, is part of the site.
 *
 * @throws Error naming the variable, what was found and what was expected.
 */
export function pdfEngineFrom(
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
