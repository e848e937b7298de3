import {GlobalWorkerOptions, PDFWorker} from 'pdfjs-dist';

/** Says that the viewer, not the document, is why there is nothing to see. */
export const VIEWER_ERROR = 'ViewerError';

/**
 * The thread that reads a document. pdf.js would, where the script of the thread cannot
 * be fetched once, do without threads for as long as the page stays open, and fail; this
 * one fails, and the next attempt has a thread of its own.
 */
export class SiteWorker extends PDFWorker {
  readonly #thread: Worker;

  /** Fails as soon as the thread does, and never comes to anything else. */
  readonly failed: Promise<never>;

  constructor() {
    const thread = new Worker(GlobalWorkerOptions.workerSrc, {type: 'module'});
    // The types of the package know of no port, its documentation does.
    const parameters: object = {port: thread};
    super(parameters);
    this.#thread = thread;
    this.failed = new Promise<never>((_, reject) => {
      thread.addEventListener('error', () => {
        const error = new Error('The reading thread failed.');
        error.name = VIEWER_ERROR;
        reject(error);
      });
    });
    // Whoever reads a document waits for this too; a thread that nobody uses may fail.
    this.failed.catch(() => undefined);
  }

  override destroy(): void {
    super.destroy();
    this.#thread.terminate();
  }
}
