import Translate from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {useLazyPart} from '../../../../shared/hooks/useLazyPart';
import {useWholeSheet} from '../../hooks/useWholeSheet';
import type {Sheet} from '../../../../shared/lib/csv';
import {gridForm, type ColumnOverrides} from '../../lib/gridColumns';
import {limits} from '../../../../site/limits';
import DataTable, {
  type Props as DataTableProps,
} from '../../../tables/components/DataTable';
import Frame from '../../../tables/components/DataTable/Frame';
import SheetTable from '../../../tables/components/DataTable/SheetTable';
import SheetProblemNote from './SheetProblemNote';
import styles from './styles.module.css';

export type Props = Omit<DataTableProps, 'sortable'> & {
  /** What is said of single columns, by their heading. */
  readonly columns?: ColumnOverrides;
  /** Whether columns are as wide as what they hold; they are where absent. */
  readonly autoSize?: boolean;
  /** Whether few rows are shown in a grid too, not in a table. */
  readonly always?: boolean;
};

function loadGrid() {
  return import('./Grid');
}

/** Says that the page itself carries only the first rows. */
function FirstRows({rows, rest}: Sheet): ReactNode {
  return (
    rest && (
      <span className={styles.note}>
        <Translate
          id="site.dataGrid.first"
          description="Note below the first rows of a long table"
          values={{
            shown: rows.length,
            total: rest.total.toLocaleString('en-US'),
          }}>
          {'The first {shown} of {total} rows.'}
        </Translate>
      </span>
    )
  );
}

/** A grid; the table shown before it loads stays for paper. */
function LiveGrid(props: Props): ReactNode {
  const {src, caption, sheet, anchors, columns, autoSize} = props;
  const place = useRef<HTMLDivElement>(null);
  const grid = useLazyPart(place, loadGrid);
  const {whole, tryAgain} = useWholeSheet(src, sheet, grid.state === 'ready');
  const isLive = grid.state === 'ready' && whole.state === 'ready';
  return (
    // What script shows in place of what was served.
    <div ref={place} data-live>
      {whole.state === 'failed' && (
        <SheetProblemNote
          src={src}
          problem={whole.problem}
          tryAgain={tryAgain}
        />
      )}
      <Frame src={src} note={!isLive && <FirstRows {...sheet} />}>
        {isLive && (
          <grid.part.default
            {...{caption, anchors, columns, autoSize}}
            sheet={whole.sheet}
          />
        )}
        <div className={isLive ? styles.paper : undefined}>
          <SheetTable
            {...{caption, sheet}}
            anchors={isLive ? undefined : anchors}
            tall
          />
        </div>
      </Frame>
    </div>
  );
}

/** Figures of a data file, to sort and to filter: in a table where they are few, else in a grid. */
export default function DataGrid(props: Props): ReactNode {
  const {src, caption, sheet, anchors, always = false} = props;
  const {from} = limits.grid;
  const rows = sheet.rest?.total ?? sheet.rows.length;
  return gridForm(rows, {from, always}) === 'grid' ? (
    <LiveGrid {...props} />
  ) : (
    <DataTable {...{src, caption, sheet, anchors}} sortable />
  );
}
