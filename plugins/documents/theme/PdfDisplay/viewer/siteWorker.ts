import {GlobalWorkerOptions, PDFWorker} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Marks errors of the viewer, rather than of the document. */
export const VIEWER_ERROR = 'ViewerError';

/**
 * The worker that parses a document. If its script fails to load, pdf.js would fall back to the
 * main thread until the page is closed, and fail. This worker rejects instead, and the next attempt
 * starts a new one.
 */
export class SiteWorker extends PDFWorker {
  readonly #thread: Worker;

  /** Rejects as soon as the worker fails; never resolves. */
  readonly failed: Promise<never>;

  constructor() {
    const thread = new Worker(GlobalWorkerOptions.workerSrc, {type: 'module'});
    // The port is documented, but missing from the package's types.
    const parameters: object = {port: thread};
    super(parameters);
    this.#thread = thread;
    this.failed = new Promise<never>((_, reject) => {
      thread.addEventListener('error', () => {
        const error = new Error('The worker that reads the PDF failed.');
        error.name = VIEWER_ERROR;
        reject(error);
      });
    });
    // Code that reads documents also awaits this; an unused worker may fail silently.
    this.failed.catch(() => undefined);
  }

  override destroy(): void {
    super.destroy();
    this.#thread.terminate();
  }
}
