import './pdfjsGlobal';
import {
  AnnotationMode,
  TouchManager,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  EventBus,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import {part} from './elements';

/** The parts of pdf.js that show a document, connected to one another. */
export type Parts = {
  readonly bus: EventBus;
  readonly viewer: PDFViewer;
  readonly links: PDFLinkService;
  readonly find: PDFFindController;
};

/** Zooms around the midpoint of a pinch gesture. */
function letPinch(container: HTMLElement, viewer: PDFViewer): void {
  const change = (
    origin: number[],
    {factor, delay}: {factor: number; delay: number},
  ): void => {
    viewer.updateScale({drawingDelay: delay, scaleFactor: factor, origin});
  };
  new TouchManager({
    container,
    isPinchingDisabled: () => false,
    isPinchingStopped: () => false,
    onPinching: (origin: number[], before: number, now: number) => {
      change(origin, {factor: now / before, delay: 400});
    },
    signal: new AbortController().signal,
  });
}

/** Creates and connects the parts. */
export function createViewer(): Parts {
  const container = part('pages', HTMLDivElement);
  const bus = new EventBus();
  const links = new PDFLinkService({
    eventBus: bus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
    ignoreDestinationZoom: true,
  });
  const find = new PDFFindController({eventBus: bus, linkService: links});
  const viewer = new PDFViewer({
    container,
    viewer: part('document', HTMLDivElement),
    eventBus: bus,
    linkService: links,
    findController: find,
    annotationMode: AnnotationMode.ENABLE,
    removePageBorders: true,
    enableSelectionRendering: false,
  });
  links.setViewer(viewer);
  letPinch(container, viewer);
  return {bus, viewer, links, find};
}

export function showDocument(
  {viewer, links, find}: Parts,
  document: PDFDocumentProxy,
): void {
  find.setDocument(document);
  links.setDocument(document, null);
  viewer.setDocument(document);
}
