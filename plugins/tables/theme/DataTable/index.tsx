import type {ReactNode} from 'react';
import Frame from './Frame';
import type {DataFile} from '../../model/nameFiles';
import SheetTable, {type Props as SheetTableProps} from './SheetTable';

/** A CSV file, and how its table is shown. */
export type Props = Omit<SheetTableProps, 'linked' | 'rolled'> & {
  /** Path of the CSV file under static/. */
  readonly src: string;
  /** The files to download below it, if not its own; the build passes them in. */
  readonly files?: readonly DataFile[];
};

/** A table of figures from a data file, with the file to download. */
export default function DataTable(props: Props): ReactNode {
  const {src, files = [{src}], ...table} = props;
  return (
    <Frame files={files}>
      <SheetTable {...table} />
    </Frame>
  );
}
