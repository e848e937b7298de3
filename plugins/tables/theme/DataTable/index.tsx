import type {ReactNode} from 'react';
import Frame from './Frame';
import SheetTable, {type Props as SheetTableProps} from './SheetTable';

/** A CSV file, offered at the foot of the page, and the options of its table. */
export type Props = Omit<SheetTableProps, 'linked' | 'rolled'> & {
  /** Path of the CSV file under static/. */
  readonly src: string;
};

/** A table from a CSV file. */
export default function DataTable(props: Props): ReactNode {
  return (
    <Frame>
      <SheetTable {...props} />
    </Frame>
  );
}
