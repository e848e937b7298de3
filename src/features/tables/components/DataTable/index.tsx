import type {ReactNode} from 'react';
import Frame from './Frame';
import SheetTable, {type Props as SheetTableProps} from './SheetTable';

/** A CSV file, and how its table is shown. */
export type Props = Omit<SheetTableProps, 'linked' | 'rolled'> & {
  /** Path of the CSV file under static/. */
  readonly src: string;
  /** Whether a table above offers the same file to download; the build passes it in. */
  readonly repeated?: boolean;
};

/** A table of figures from a data file, with the file to download. */
export default function DataTable(props: Props): ReactNode {
  const {src, repeated = false, ...table} = props;
  return (
    <Frame {...(!repeated && {src})}>
      <SheetTable {...table} />
    </Frame>
  );
}
