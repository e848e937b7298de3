/**
 * An edit of a sheet by its author. Rows are indices of all rows of the text before any edit, where
 * 0 is usually that of the headings.
 */
export type SheetEdit =
  | {
      readonly kind: 'change';
      readonly row: number;
      readonly column: number;
      /** The text that the cell must still have. */
      readonly was: string;
      readonly value: string;
    }
  | {
      readonly kind: 'add';
      /** The row that the new one follows. */
      readonly after: number;
      readonly cells: readonly string[];
    }
  | {
      readonly kind: 'remove';
      readonly row: number;
      /** The texts that its cells must still have. */
      readonly was: readonly string[];
    };
