import clsx from 'clsx';
import {useId, useMemo, useState, type ReactNode} from 'react';
import type {Sheet} from '../../../../shared/lib/csv';
import {kebabCase} from '../../../../shared/lib/kebabCase';
import {sortedRows, splitTable} from '../../lib/sheetTable';
import {nextSorting, type Sorting} from '../../lib/sortCells';
import Head from './Head';
import Row from './Row';
import styles from './styles.module.css';

export type Props = {
  /** What the table shows, in a few words; its name for readers of screens and of print. */
  readonly caption: string;
  /** The part of the file that is shown; handed over by the build. */
  readonly sheet: Sheet;
  /** Begins the anchor of each row, so that a row can be linked; no anchors where absent. */
  readonly anchors?: string | undefined;
  /** Whether readers can sort the rows by pressing a heading. */
  readonly sortable?: boolean;
  /** Whether the table is as high as it may be, so that a grid can take its place. */
  readonly tall?: boolean;
  /** Which cell of a row leads to the page of the row. */
  readonly linked?: number;
  /** The row that readers threw last, by its place in the sheet. */
  readonly rolled?: number | undefined;
};

/** A table of figures that scrolls inside itself. */
export default function SheetTable(props: Props): ReactNode {
  const {caption, sheet, anchors, sortable = false, tall = false} = props;
  const {linked = 0, rolled} = props;
  const captionId = useId();
  const [sorting, setSorting] = useState<Sorting>();
  const table = useMemo(() => splitTable(sheet), [sheet]);
  const {columns, kinds} = table;
  return (
    <div
      className={clsx(styles.scroller, tall && styles.tall)}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}>
      <table>
        <caption id={captionId}>{caption}</caption>
        <Head
          columns={columns}
          kinds={kinds}
          sorting={sorting}
          sortBy={
            sortable
              ? (index) => {
                  setSorting(nextSorting(sorting, index));
                }
              : undefined
          }
        />
        <tbody>
          {sortedRows(table, sorting).map(({key, ...row}) => (
            <Row
              key={key}
              {...row}
              kinds={kinds}
              linked={linked}
              rolled={key === rolled}
              id={
                anchors === undefined
                  ? undefined
                  : kebabCase(`${anchors} ${row.cells[0] ?? ''}`)
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
