import {
  GlobalWorkerOptions,
  PasswordResponses,
  VerbosityLevel,
  getDocument,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {askPassword} from './password';
import type {Source} from './source';

/** Opens a document. Of a large one, only the parts that are viewed are loaded. */
export function openDocument(
  source: Exclude<Source, {kind: 'refused'}>,
): Promise<PDFDocumentProxy> {
  const folder = new URL('.', window.location.href).href;
  GlobalWorkerOptions.workerSrc = `${folder}../legacy/build/pdf.worker.min.mjs`;
  const task = getDocument({
    ...(source.kind === 'file' ? {url: source.url} : {data: source.bytes}),
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    cMapUrl: `${folder}cmaps/`,
    standardFontDataUrl: `${folder}standard_fonts/`,
    wasmUrl: `${folder}wasm/`,
    iccUrl: `${folder}iccs/`,
    verbosity: VerbosityLevel.ERRORS,
  });
  const wrong: number = PasswordResponses.INCORRECT_PASSWORD;
  task.onPassword = (give: (password: string) => void, reason: number) => {
    askPassword(reason === wrong, give);
  };
  return task.promise;
}
