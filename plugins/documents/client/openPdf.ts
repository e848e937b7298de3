import {
  GlobalWorkerOptions,
  VerbosityLevel,
  getDocument,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The parameters of pdf.js for a document: its address or bytes, and the options of the viewer. */
export type PdfParameters = Exclude<
  Parameters<typeof getDocument>[0],
  string | URL | ArrayBuffer | undefined
>;

/**
 * Opens a document, and loads only the parts that are viewed.
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
