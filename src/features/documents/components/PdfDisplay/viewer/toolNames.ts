import {translate} from '@docusaurus/Translate';

/** Labels of the viewer's buttons. */
export const toolNames = {
  previous: () =>
    translate({
      id: 'site.pdfViewer.previous',
      message: 'Previous page (Page Up)',
      description: 'Button of the viewer of documents, with its key',
    }),
  next: () =>
    translate({
      id: 'site.pdfViewer.next',
      message: 'Next page (Page Down)',
      description: 'Button of the viewer of documents, with its key',
    }),
  zoomOut: () =>
    translate({
      id: 'site.pdfViewer.zoomOut',
      message: 'Smaller (−)',
      description: 'Button of the viewer of documents, with its key',
    }),
  zoomIn: () =>
    translate({
      id: 'site.pdfViewer.zoomIn',
      message: 'Larger (+)',
      description: 'Button of the viewer of documents, with its key',
    }),
  search: () =>
    translate({
      id: 'site.pdfViewer.search',
      message: 'Find (Ctrl+F)',
      description: 'Button of the viewer of documents, with its keys',
    }),
  print: () =>
    translate({
      id: 'site.pdfViewer.print',
      message: 'Print the document',
      description: 'Button of the viewer of documents',
    }),
  fullScreen: () =>
    translate({
      id: 'site.pdfViewer.fullScreen',
      message: 'Full screen',
      description: 'Button of the viewer of documents',
    }),
} as const;

/** Labels of the panels beside the pages. */
export const panelNames = {
  pages: () =>
    translate({
      id: 'site.pdfViewer.thumbnails',
      message: 'Small pages',
      description: 'Name of the panel with a small picture of each page',
    }),
  outline: () =>
    translate({
      id: 'site.pdfViewer.outline',
      message: 'Outline',
      description: 'Name of the panel with the headings of a document',
    }),
} as const;
