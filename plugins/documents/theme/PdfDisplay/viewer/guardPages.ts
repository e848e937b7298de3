import type {
  PDFDocumentProxy,
  PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

type RenderParameters = Parameters<PDFPageProxy['render']>[0];

/** Replaces an unreadable page: blank, with the size of the first page. */
function emptyPage(first: PDFPageProxy): object {
  return {
    getViewport: first.getViewport.bind(first),
    getTextContent: () => Promise.resolve({items: [], styles: {}, lang: null}),
    getAnnotations: () => Promise.resolve([]),
    render({canvasContext}: RenderParameters) {
      if (canvasContext) {
        const {width, height} = canvasContext.canvas;
        canvasContext.fillStyle = 'white';
        canvasContext.fillRect(0, 0, width, height);
      }
      return {promise: Promise.resolve(), cancel: () => undefined};
    },
  };
}

const guarded = new WeakSet<PDFPageProxy>();

/** Leaves unreadable parts of a page empty; otherwise the viewer would wait for them forever. */
function guardPage(page: PDFPageProxy, onBroken: () => void): PDFPageProxy {
  if (guarded.has(page)) {
    return page;
  }
  guarded.add(page);
  const render = page.render.bind(page);
  const text = page.getTextContent.bind(page);
  const annotations = page.getAnnotations.bind(page);
  return Object.assign(page, {
    render(parameters: RenderParameters) {
      const task = render(parameters);
      task.promise.catch((error: unknown) => {
        const cancelled =
          error instanceof Error &&
          error.name === 'RenderingCancelledException';
        if (!cancelled) {
          onBroken();
        }
      });
      return task;
    },
    getTextContent: (parameters?: Parameters<typeof text>[0]) =>
      text(parameters).catch(() => ({items: [], styles: {}, lang: null})),
    getAnnotations: (parameters?: Parameters<typeof annotations>[0]) =>
      annotations(parameters).catch(() => []),
  });
}

/** Replaces unreadable pages with blank ones, so that one fault does not hide the others. */
export function guardPages(
  document: PDFDocumentProxy,
  first: PDFPageProxy,
  onBrokenPage: (page: number) => void,
): void {
  const ask = document.getPage.bind(document);
  const empty = emptyPage(first);
  Object.assign(document, {
    getPage: async (number: number) => {
      const onBroken = (): void => {
        onBrokenPage(number);
      };
      try {
        return guardPage(await ask(number), onBroken);
      } catch {
        onBroken();
        return empty;
      }
    },
  });
}
