import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {drawDocumentPage} from '../PdfDisplay/drawDocumentPage';
import {PDFJS_FOLDER} from '../../lib/viewerAddress';

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
          description="Said while a page of a document is loaded">
          Opening the page …
        </Translate>
      );
    case 'missing':
      return (
        <Translate
          id="site.documentPage.missing"
          description="Said where a document has fewer pages than were asked for">
          The document has no such page any more.
        </Translate>
      );
    case 'failed':
      return (
        <Translate
          id="site.documentPage.failed"
          description="Said where a document could not be loaded">
          The document cannot be had now. It comes back with a connection.
        </Translate>
      );
    case 'drawn':
      return null;
  }
}

/** Draws a page of a document on a canvas. */
function useDrawing(file: string, page: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Drawing>('drawing');
  const url = useBaseUrl(file);
  const folder = useBaseUrl(PDFJS_FOLDER);
  useEffect(() => {
    const target = canvas.current;
    let isAwaited = target !== null;
    const settle = (next: Drawing): void => {
      if (isAwaited) {
        setDrawing(next);
      }
    };
    if (target !== null) {
      const width = (target.parentElement?.clientWidth ?? 0) * devicePixelRatio;
      drawDocumentPage(target, {
        url,
        page,
        width,
        folder: new URL(folder, window.location.origin).href,
      }).then(
        (isThere) => {
          settle(isThere ? 'drawn' : 'missing');
        },
        () => {
          settle('failed');
        },
      );
    }
    return () => {
      isAwaited = false;
    };
  }, [url, page, folder]);
  return {canvas, drawing};
}

/** One page of a document as a picture. */
export default function DocumentPage({file, page, title}: Props): ReactNode {
  const {canvas, drawing} = useDrawing(file, page);
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
