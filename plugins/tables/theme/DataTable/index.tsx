import type {ReactNode} from 'react';
import Frame from './Frame';
import SheetTable, {type Props as SheetTableProps} from './SheetTable';

/** A CSV file, which the foot of the page offers, and how its table is shown. */
export type Props = Omit<SheetTableProps, 'linked' | 'rolled'> & {
  /** Path of the CSV file under static/. */
  readonly src: string;
};

/** A table of figures from a CSV file. */
export default function DataTable(props: Props): ReactNode {
  return (
    <Frame>
      <SheetTable {...props} />
    </Frame>
  );
}
