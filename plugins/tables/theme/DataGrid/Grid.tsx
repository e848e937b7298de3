import Link from '@docusaurus/Link';
import {
  ClientSideRowModelModule,
  ColumnAutoSizeModule,
  NumberFilterModule,
  PaginationModule,
  TextFilterModule,
  themeQuartz,
  type AutoSizeStrategy,
  type ColDef,
  type ICellRendererParams,
  type SortComparatorFn,
} from 'ag-grid-community';
import {AgGridReact} from 'ag-grid-react';
import {useId, useMemo, type ReactNode} from 'react';
import type {ColumnKind} from '../../model/cells';
import type {Sheet} from '../../../../src/shared/model/csv';
import {
  gridColumns,
  gridLimits,
  type ColumnOverrides,
  type GridColumn,
} from '../../model/gridColumns';
import {kebabCase} from '../../../../src/shared/model/kebabCase';
import {PAGE_COLUMN} from '../../model/selectFromSheet';
import {compareCells, formatQuantity} from '../../model/sortCells';
import styles from './styles.module.css';

/** A row; its cells by position. */
type Cells = readonly string[];

const modules = [
  ClientSideRowModelModule,
  TextFilterModule,
  NumberFilterModule,
  PaginationModule,
  ColumnAutoSizeModule,
];

/**
 * The grid is compact, and its colors are variables of the site, so no script needs to switch them.
 */
const theme = themeQuartz.withParams({
  spacing: 4,
  backgroundColor: 'var(--world-ground)',
  foregroundColor: 'var(--world-ink)',
  textColor: 'var(--world-ink)',
  subtleTextColor: 'var(--world-ink-soft)',
  accentColor: 'var(--world-accent)',
  borderColor: 'var(--world-rule)',
  chromeBackgroundColor: 'var(--world-ground)',
  headerBackgroundColor: 'var(--world-ground)',
  headerTextColor: 'var(--world-ink)',
  headerFontWeight: 600,
  menuBackgroundColor: 'var(--world-raised)',
  rowHoverColor: 'var(--world-surface)',
  fontFamily: 'var(--world-font-text)',
  fontSize: 'var(--world-size-table)',
  headerFontSize: 'var(--world-size-table)',
  browserColorScheme: 'inherit',
  wrapperBorder: false,
  wrapperBorderRadius: 0,
});

const filters = {
  number: 'agNumberColumnFilter',
  text: 'agTextColumnFilter',
  none: false,
} as const;

const autoSized: AutoSizeStrategy = {
  type: 'fitCellContents',
  scaleUpToFitGridWidth: true,
};

const evenlySized: AutoSizeStrategy = {type: 'fitGridWidth'};

type Naming = {
  readonly className: string | undefined;
  readonly anchors: string | undefined;
  readonly pageIndex: number;
};

/** Shows the first cell of a row, with the link to its page and its anchor. */
function nameRenderer({className, anchors, pageIndex}: Naming) {
  return function Name(cell: ICellRendererParams<Cells, string>): ReactNode {
    const name = cell.value ?? '';
    const page = cell.data?.[pageIndex] ?? '';
    const id = anchors && kebabCase(`${anchors} ${name}`);
    return (
      <span id={id} className={className}>
        {page === '' ? name : <Link to={page}>{name}</Link>}
      </span>
    );
  };
}

/** Aligns numbers at the end of their cells. */
function Figure({value}: ICellRendererParams<Cells, string>): ReactNode {
  return <span className={styles.figure}>{value}</span>;
}

/** The grid reverses descending columns; empty cells stay last. */
function comparator(kind: ColumnKind): SortComparatorFn<Cells, string> {
  // The grid calls comparators with five arguments.
  return (...[a, b, , , isDescending]) =>
    isDescending
      ? -compareCells(a ?? '', b ?? '', {kind, direction: 'descending'})
      : compareCells(a ?? '', b ?? '', {kind, direction: 'ascending'});
}

function definition(column: GridColumn): ColDef<Cells, string> {
  const {index, title, kind, filter, width} = column;
  const getCell = (data: Cells | undefined): string => data?.[index] ?? '';
  return {
    colId: String(index),
    headerName: title,
    filter: filters[filter],
    valueGetter: ({data}) => getCell(data),
    comparator: comparator(kind),
    ...(filter === 'number' && {
      filterValueGetter: ({data}) => formatQuantity(getCell(data)),
    }),
    ...(kind === 'figure' && {
      headerClass: 'ag-right-aligned-header',
      cellRenderer: Figure,
    }),
    ...(width !== undefined && {width, suppressAutoSize: true}),
  };
}

type Props = {
  readonly caption: string;
  /** All rows, from the page or from the file. */
  readonly sheet: Sheet;
  readonly anchors?: string | undefined;
  readonly columns?: ColumnOverrides | undefined;
  /** Whether columns fit their content; otherwise all have the same width. */
  readonly autoSize?: boolean | undefined;
};

/** A grid whose rows can be sorted and filtered, and whose columns can be moved and resized. */
export default function Grid(props: Props): ReactNode {
  const {caption, sheet, anchors, columns, autoSize = true} = props;
  const captionId = useId();
  const columnDefs = useMemo(() => {
    const pageIndex = sheet.columns.indexOf(PAGE_COLUMN);
    const [first, ...others] = gridColumns(sheet, columns);
    const className = first?.kind === 'figure' ? styles.figure : undefined;
    const name: ColDef<Cells, string> = {
      ...(first && definition(first)),
      pinned: 'left',
      cellRenderer: nameRenderer({className, anchors, pageIndex}),
    };
    return [name, ...others.map(definition)];
  }, [sheet, columns, anchors]);
  const rows = useMemo(() => [...sheet.rows], [sheet]);
  return (
    <div
      className={styles.grid}
      role="region"
      aria-labelledby={captionId}
      data-grid>
      <p id={captionId} className={styles.caption}>
        {caption}
      </p>
      <div className={styles.body}>
        <AgGridReact<Cells>
          modules={modules}
          theme={theme}
          columnDefs={columnDefs}
          rowData={rows}
          autoSizeStrategy={autoSize ? autoSized : evenlySized}
          enableCellTextSelection
          ensureDomOrder
          suppressColumnVirtualisation
          domLayout="autoHeight"
          pagination={rows.length > gridLimits.imported}
          paginationPageSize={gridLimits.pageSize}
          paginationPageSizeSelector={false}
        />
      </div>
    </div>
  );
}
