/** A question of `npm run new`, and the flag that answers it. */
export type Question = {
  /** The flag, and the placeholder in templates: `title` is `--title` and `{title}`. */
  readonly name: string;
  /** What the terminal shows. */
  readonly ask: string;
  /** The only valid answers; any text if absent. */
  readonly oneOf?: readonly string[];
  /** A column of a data file below static/ whose cells are the only valid answers. */
  readonly oneOfCells?: {readonly sheet: string; readonly column: string};
  /** Whether the answer must be an open page, as its path below docs/ without extension. */
  readonly page?: boolean;
  /** The answer if there is none; without it, the question must be answered. */
  readonly otherwise?: string;
  /** What the answer must be, beside one line of text. */
  readonly rule?: {
    readonly isKept: (answer: string) => boolean;
    /** What is expected, as in "found x, expected a day". */
    readonly expected: string;
  };
  /** Whether the answer is a new name, whose words the spelling check then accepts. */
  readonly naming?: boolean;
};

/** A value of front matter or JSON whose texts are templates. */
export type Template =
  | string
  | number
  | boolean
  | readonly Template[]
  | {readonly [key: string]: Template};

/** A row for a data file. Cells whose heading the file lacks are left out. */
export type NewRow = {
  readonly row: string;
  readonly cells: Readonly<Record<string, string>>;
  /** The headings that the file is sorted by; without them the row comes last. */
  readonly sortedBy?: readonly string[];
};

/** A part of what a kind writes. Texts are templates. */
export type NewPart =
  /** A page: its path, its front matter, and the lines of its text. */
  | {
      readonly page: string;
      readonly frontMatter: Readonly<Record<string, Template>>;
      readonly text: readonly string[];
    }
  | NewRow
  /** New cells for the one row of a data file that has certain others. */
  | {
      readonly edit: string;
      readonly where: Readonly<Record<string, string>>;
      readonly cells: Readonly<Record<string, string>>;
    }
  /** An item for the end of a JSON list. */
  | {readonly item: string; readonly value: Template};

/**
 * What `npm run new -- <kind>` asks and writes.
 *
 * In templates `{title}` is an answer, `{title.file}` the same as a file name, and `{land.Page}` the
 * cell of the column Page in the row that `land` was chosen from. `{number}` and `{next}` count the
 * rows of `numbers`.
 */
export type NewKind = {
  /** What the kind is, for the list of kinds. */
  readonly summary: string;
  readonly questions: readonly Question[];
  /** The data file whose rows `{number}` counts, with the new one. */
  readonly numbers?: string;
  readonly parts: readonly NewPart[];
  /** What the author does next; empty lines are left out. */
  readonly next: readonly string[];
};
