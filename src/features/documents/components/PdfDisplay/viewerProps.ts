import type {ComponentType} from 'react';

/** The props of a document viewer. */
export type PdfViewerProps = {
  /** Where the document can be loaded now. */
  readonly url: string;
  /** Path of the document on the site, which identifies it in storage. */
  readonly link: string;
  readonly title: string;
  /** Zoom in percent. */
  readonly zoom: number;
  /** The page to open at, unless readers have been in the document before. */
  readonly page?: number | undefined;
  /** Loads the document again. */
  readonly onRetry: () => void;
};

/** The component that displays documents. */
export type PdfViewerComponent = ComponentType<PdfViewerProps>;
