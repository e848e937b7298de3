import type {Typesetter} from './typeset';
import type {ReadPage} from './readPages';

export type MadeFile = {
  /** Path below static/ with a leading slash. */
  readonly path: string;
  /** Its label in lists. */
  readonly title: string;
  readonly bytes: Uint8Array;
};

/** A document or workbook of the library with its files. */
export type Made = {
  readonly files: readonly MadeFile[];
  /** The files that it was made from, as paths from the root of the project. */
  readonly sources: readonly string[];
};

/** The tools that make documents. */
export type Press = {
  readonly siteDir: string;
  readonly readPage: ReadPage;
  readonly typesetter: Typesetter;
};
