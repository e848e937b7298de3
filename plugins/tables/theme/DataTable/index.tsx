import {type ReactNode, useId, useMemo, useState} from 'react';
import {useDeferral} from '../../../../src/page/client/useDeferral';
import type {Sheet} from '../../../../src/shared/model/csv';
import {kebabCase} from '../../../../src/shared/model/kebabCase';
import {makeBadges} from '../../model/badges';
import {isLongTable, selectFirstRows} from '../../model/firstRows';
import {listed} from '../../model/sheetAttributes';
import {
  sortedRows,
  splitTable,
  type SheetTable as Table,
  type TableRow,
} from '../../model/sheetTable';
import {nextSorting, type Sorting} from '../../model/sortCells';
import {formClasses, tableForm, type TableForm} from '../../model/tableForm';
import Head from './Head';
import Row from './Row';
import styles from './styles.module.css';

type FrameProps = {
  /** Content below the table. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** Frames a table or grid. */
export function Frame({note, children}: FrameProps): ReactNode {
  return (
    <figure className={styles.table}>
      {children}
      {note !== undefined && (
        <figcaption className={styles.note}>{note}</figcaption>
      )}
    </figure>
  );
}

type SheetTableProps = {
  /** The caption of the table, which also is its accessible name. */
  readonly caption: string;
  /** The part of the file to show; the build passes it in. */
  readonly sheet: Sheet;
  /** Prefix of the anchors of rows; without it, rows have no anchors. */
  readonly anchors?: string | undefined;
  /** Headings of the columns that are shown as badges, separated by commas. */
  readonly badges?: string | undefined;
  /** Whether rows become cards on phones, where wide tables would scroll sideways. */
  readonly cards?: boolean | undefined;
  /** Whether readers can sort the rows by pressing a heading. */
  readonly sortable?: boolean;
  /** The index of the cell that links to the page of the row. */
  readonly linked?: number;
  /** The row that readers rolled last, by its index in the CSV file. */
  readonly rolled?: number | undefined;
};

type PlaceProps = {
  readonly form: TableForm;
  readonly caption: string;
  /** Head and rows. */
  readonly children: ReactNode;
};

/** The frame of a table; a wide one is a region that can be scrolled by keyboard, below its caption. */
function Place({form, caption, children}: PlaceProps): ReactNode {
  const id = useId();
  const className = formClasses(form);
  const role = form.inRows ? 'table' : undefined;
  const name = {'aria-labelledby': id};
  return form.isWide ? (
    <>
      <p id={id} className="table-caption">
        {caption}
      </p>
      <div className={className} role="region" {...name} tabIndex={0}>
        <table {...{role}} {...name}>
          {children}
        </table>
      </div>
    </>
  ) : (
    <div className={className}>
      <table {...{role}}>
        <caption>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** The rows in order; at first, a long table has only those that determine its layout. */
function useRows(
  table: Table,
  sorting: Sorting | undefined,
): readonly TableRow[] {
  const waits = useDeferral(isLongTable(table.rows));
  const rows = sortedRows(table, sorting);
  return waits ? selectFirstRows(rows) : rows;
}

/** A whole table; one with many columns scrolls sideways. */
export function SheetTable(props: SheetTableProps): ReactNode {
  const {caption, sheet, anchors, badges, cards, sortable = false} = props;
  const {linked = 0, rolled} = props;
  const [sorting, setSorting] = useState<Sorting>();
  const table = useMemo(() => splitTable(sheet), [sheet]);
  const badgesIn = useMemo(
    () => makeBadges(table, listed(badges)),
    [table, badges],
  );
  const rows = useRows(table, sorting);
  const form = useMemo(() => tableForm(table, cards), [table, cards]);
  const {columns, kinds} = table;
  const sort = (index: number): void => {
    setSorting(nextSorting(sorting, index));
  };
  return (
    <Place {...{form, caption}}>
      <Head
        columns={columns}
        kinds={kinds}
        form={form}
        sorting={sorting}
        sortBy={sortable ? sort : undefined}
      />
      <tbody {...(form.inRows && {role: 'rowgroup'})}>
        {rows.map(({key, ...row}) => (
          <Row
            key={key}
            {...row}
            {...{columns, kinds, linked, form}}
            badges={badgesIn[key] ?? []}
            rolled={key === rolled}
            id={
              anchors === undefined
                ? undefined
                : kebabCase(`${anchors} ${row.cells[0] ?? ''}`)
            }
          />
        ))}
      </tbody>
    </Place>
  );
}

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
