/** A document as HTML, ready for typesetting. */
export type Composed = {
  readonly title: string;
  readonly subject: string;
  /** The complete HTML, without page numbers in the table of contents. */
  readonly html: string;
  /** Paths of its images below static/. */
  readonly pictures: readonly string[];
};
