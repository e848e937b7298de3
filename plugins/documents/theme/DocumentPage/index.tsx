import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {openPdf} from '../../client/openPdf';
import {PDFJS_FOLDER} from '../../model/viewerAddress';

type Props = {
  /** Path of the document under static/. */
  readonly file: string;
  readonly page: number;
  /** Its title for screen readers. */
  readonly title: string;
};

type Drawing = 'drawing' | 'drawn' | 'missing' | 'failed';

function Lack({drawing}: {readonly drawing: Drawing}): ReactNode {
  switch (drawing) {
    case 'drawing':
      return (
        <Translate
          id="site.documentPage.drawing"
          description="Shown while a page of a document is loaded">
          Loading the page…
        </Translate>
      );
    case 'missing':
      return (
        <Translate
          id="site.documentPage.missing"
          description="Shown if a document has fewer pages than were asked for">
          The file no longer contains this page.
        </Translate>
      );
    case 'failed':
      return (
        <Translate
          id="site.documentPage.failed"
          description="Shown if a document could not be loaded">
          Cannot load this file now. It will appear when you’re online.
        </Translate>
      );
    case 'drawn':
      return null;
  }
}

/** Draws a page of a document to the width of the element around the canvas. */
async function draw(
  task: ReturnType<typeof openPdf>,
  page: number,
  canvas: HTMLCanvasElement | null,
): Promise<Drawing> {
  const document = await task.promise;
  if (canvas === null || page > document.numPages) {
    return 'missing';
  }
  const drawn = await document.getPage(page);
  const width = (canvas.parentElement?.clientWidth ?? 0) * devicePixelRatio;
  const whole = drawn.getViewport({scale: 1});
  const viewport = drawn.getViewport({scale: width / whole.width});
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await drawn.render({canvas, viewport}).promise;
  return 'drawn';
}

/** One page of a document as a picture. */
export default function DocumentPage({file, page, title}: Props): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Drawing>('drawing');
  const url = useBaseUrl(file);
  const folder = useBaseUrl(PDFJS_FOLDER);
  useEffect(() => {
    const task = openPdf(new URL(folder, window.location.origin).href, {url});
    let isAwaited = true;
    const settle = (next: Drawing): void => {
      if (isAwaited) {
        setDrawing(next);
      }
      void task.destroy();
    };
    draw(task, page, canvas.current).then(settle, () => {
      settle('failed');
    });
    return () => {
      isAwaited = false;
      void task.destroy();
    };
  }, [url, page, folder]);
  return (
    <div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={title}
        hidden={drawing !== 'drawn'}
      />
      {drawing !== 'drawn' && (
        <p>
          <Lack drawing={drawing} />
        </p>
      )}
    </div>
  );
}
