/**
 * Replaces pdf.js for @react-pdf-viewer, which was written for a release with known
 * vulnerabilities. It offers the same few functions on top of the release that this site uses.
 */
import {
  TextLayer,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {openPdf, type PdfParameters} from '../../../client/openPdf';
import {guardPages} from './guardPages';
import {SiteWorker} from './siteWorker';

export {
  GlobalWorkerOptions,
  PasswordResponses,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
export {SiteWorker as PDFWorker} from './siteWorker';

/** Options for loading a document. */
export type DocumentWishes = {
  /** Absolute address of the folder of pdf.js. */
  readonly folder: string;
  /** Called with the 1-based number of a page that cannot be shown. */
  readonly onBrokenPage: (page: number) => void;
};

/** Waits for a document, and for its first page, which must be readable; others may be damaged. */
async function guard(
  opening: Promise<PDFDocumentProxy>,
  onBrokenPage: (page: number) => void,
): Promise<PDFDocumentProxy> {
  const document = await opening;
  guardPages(document, await document.getPage(1), onBrokenPage);
  return document;
}

/** Opens a document. Only the viewed parts of a large one are loaded. */
export function getDocument({
  folder,
  onBrokenPage,
  ...parameters
}: PdfParameters & DocumentWishes): PDFDocumentLoadingTask {
  const task = openPdf(folder, parameters);
  const {worker} = parameters;
  const opened = guard(task.promise, onBrokenPage);
  const value =
    worker instanceof SiteWorker
      ? Promise.race([opened, worker.failed])
      : opened;
  return Object.defineProperty(task, 'promise', {value});
}

type TextLayerParameters = ConstructorParameters<typeof TextLayer>[0];

/** Renders the text layer of a page, so that its text can be selected and searched. */
export function renderTextLayer(parameters: TextLayerParameters): {
  promise: Promise<unknown>;
  cancel: () => void;
} {
  const {container, viewport} = parameters;
  const {style} = container;
  style.setProperty('--total-scale-factor', `${viewport.scale}`);
  style.setProperty('--scale-round-x', '1px');
  style.setProperty('--scale-round-y', '1px');
  const layer = new TextLayer(parameters);
  return {
    promise: layer.render(),
    cancel: () => {
      layer.cancel();
    },
  };
}

/** Rendering as SVG, which pdf.js has removed and this site never uses. */
export function SVGGraphics(): never {
  throw new Error('This viewer draws pages only on a canvas.');
}
