import {
  PasswordResponses,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {openPdf} from '../hooks/openPdf';
import {askPassword} from './password';
import type {Source} from './source';

/** Opens a document, and asks for its password if it has one. */
export function openDocument(
  source: Exclude<Source, {kind: 'refused'}>,
): Promise<PDFDocumentProxy> {
  const task = openPdf(
    new URL('..', window.location.href).href.replace(/\/$/, ''),
    source.kind === 'file' ? {url: source.url} : {data: source.bytes},
  );
  const wrong: number = PasswordResponses.INCORRECT_PASSWORD;
  task.onPassword = (give: (password: string) => void, reason: number) => {
    askPassword(reason === wrong, give);
  };
  return task.promise;
}
