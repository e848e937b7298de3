import {
  GlobalWorkerOptions,
  VerbosityLevel,
  getDocument,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What pdf.js is told of a document: its address or its bytes, and what else a viewer wants. */
export type PdfParameters = Exclude<
  Parameters<typeof getDocument>[0],
  string | URL | ArrayBuffer | undefined
>;

/**
 * Opens a document, of which only the parts that are viewed are loaded.
 *
 * @param folder absolute address of the folder of pdf.js
 */
export function openPdf(
  folder: string,
  parameters: PdfParameters,
): PDFDocumentLoadingTask {
  setWorker(folder);
  return getDocument({
    ...parameters,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    cMapUrl: `${folder}/web/cmaps/`,
    standardFontDataUrl: `${folder}/web/standard_fonts/`,
    wasmUrl: `${folder}/web/wasm/`,
    iccUrl: `${folder}/web/iccs/`,
    verbosity: VerbosityLevel.ERRORS,
  });
}

/** Names the script of the threads that parse documents. */
export function setWorker(folder: string): void {
  GlobalWorkerOptions.workerSrc = `${folder}/legacy/build/pdf.worker.min.mjs`;
}
