import type {ReactNode} from 'react';
import Frame from './Frame';
import SheetTable, {type Props as SheetTableProps} from './SheetTable';

/** A CSV file, and how its table is shown. */
export type Props = Omit<SheetTableProps, 'linked' | 'rolled'> & {
  /** Path of the CSV file under static/. */
  readonly src: string;
};

/** A table of figures from a data file, with the file to download. */
export default function DataTable({src, ...table}: Props): ReactNode {
  return (
    <Frame src={src}>
      <SheetTable {...table} />
    </Frame>
  );
}
