import {openPdf} from '../../hooks/openPdf';

/** A page of a document, and the width at which it is drawn, in pixels of the screen. */
type DrawnPage = {
  readonly url: string;
  readonly page: number;
  readonly width: number;
  /** Absolute address of the folder of pdf.js. */
  readonly folder: string;
};

/**
 * Draws a page of a document, of which only the parts that this page needs are loaded.
 *
 * @returns whether the document has such a page.
 */
export async function drawDocumentPage(
  canvas: HTMLCanvasElement,
  {url, page, width, folder}: DrawnPage,
): Promise<boolean> {
  const task = openPdf(folder, {url});
  try {
    const document = await task.promise;
    if (page > document.numPages) {
      return false;
    }
    const drawn = await document.getPage(page);
    const {width: whole} = drawn.getViewport({scale: 1});
    const viewport = drawn.getViewport({scale: width / whole});
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await drawn.render({canvas, viewport}).promise;
    return true;
  } finally {
    await task.destroy();
  }
}
