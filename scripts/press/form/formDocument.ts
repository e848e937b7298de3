import type {Sheet} from '../../../src/shared/lib/csv';
import type {PaperName} from '../../../src/features/documents/lib/paper';

/** A document with fields that readers fill in, as a world draws it. */
export type FormDocument<SheetName extends string = string> = {
  /** Path below static/ with a slash before it, on the first paper. */
  readonly file: string;
  readonly title: string;
  /** What it is, in one sentence. */
  readonly subject: string;
  /** The sheets that it is drawn from: paths below static/. */
  readonly sheets: Readonly<Record<SheetName, string>>;
  /** Path of its styles from the root of the project. */
  readonly css: string;
  /** Draws it as HTML; fields are the links that `form/blocks` makes. */
  readonly draw: (
    sheets: Readonly<Record<SheetName, Sheet>>,
    css: string,
    paper: PaperName,
  ) => string;
};

/** Ties what a form draws from to the names of its sheets. */
export function defineForm<SheetName extends string>(
  form: FormDocument<SheetName>,
): FormDocument {
  return form;
}
