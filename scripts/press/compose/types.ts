/** A document as the browser sets it. */
export type Composed = {
  readonly title: string;
  readonly subject: string;
  /** The whole document as HTML, without the numbers of its pages in the contents. */
  readonly html: string;
  /** Paths below static/ of the pictures in it. */
  readonly pictures: readonly string[];
};
