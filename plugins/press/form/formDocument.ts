import type {Sheet} from '../../../src/shared/model/csv';
import type {PaperName} from '../../documents/model/paper';
import type {Markup} from '../markup';

/** A form that readers fill in, as a world defines it. */
export type FormDocument<SheetName extends string = string> = {
  /** Path below static/ with a leading slash, for the first paper size. */
  readonly file: string;
  readonly title: string;
  /** A description in one sentence. */
  readonly subject: string;
  /** The id of the series whose colors it has. */
  readonly series: string;
  /** The CSV files that it needs: paths below static/. */
  readonly sheets: Readonly<Record<SheetName, string>>;
  /** The paths of its style sheets from the project root, in cascade order. */
  readonly css: readonly string[];
  /** The images that it shows: paths below static/ with a leading slash; none by default. */
  readonly pictures?: readonly string[];
  /** Renders its `body`; its fields are placeholder links from `form/blocks`. */
  readonly draw: (
    sheets: Readonly<Record<SheetName, Sheet>>,
    paper: PaperName,
  ) => Markup;
};

/** Defines a form, and type-checks the names of its CSV files. */
export function defineForm<SheetName extends string>(
  form: FormDocument<SheetName>,
): FormDocument {
  return form;
}
