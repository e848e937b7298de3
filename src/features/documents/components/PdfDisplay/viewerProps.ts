import type {ComponentType} from 'react';

/** What a viewer of documents is given. */
export type PdfViewerProps = {
  /** Where the document can be fetched now. */
  readonly url: string;
  /** Path of the document on the site: its name in the memory of the browser. */
  readonly link: string;
  readonly title: string;
  /** Percent of the size that the document itself has. */
  readonly zoom: number;
  /** The page at which it opens, where readers have not been in it before. */
  readonly page?: number | undefined;
  /** Shows the document once more from the beginning. */
  readonly onRetry: () => void;
};

/** What shows documents. */
export type PdfViewerComponent = ComponentType<PdfViewerProps>;
