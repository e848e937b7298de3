import {
  PasswordResponses,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {openPdf} from '../openPdf';
import {part} from './elements';

function askPassword(wrong: boolean, give: (password: string) => void): void {
  const form = part('password', HTMLFormElement);
  const field = part('password-field', HTMLInputElement);
  form.hidden = false;
  part('password-wrong', HTMLParagraphElement).hidden = !wrong;
  field.setAttribute('aria-invalid', `${wrong}`);
  field.value = '';
  field.focus();
  form.onsubmit = (event) => {
    event.preventDefault();
    form.hidden = true;
    give(field.value);
  };
}

/** Opens a document, and asks for its password if it has one. */
export function openDocument(url: string): Promise<PDFDocumentProxy> {
  const folder = new URL('..', window.location.href).href.replace(/\/$/, '');
  const task = openPdf(folder, {url});
  const wrong: number = PasswordResponses.INCORRECT_PASSWORD;
  task.onPassword = (give: (password: string) => void, reason: number) => {
    askPassword(reason === wrong, give);
  };
  return task.promise;
}
