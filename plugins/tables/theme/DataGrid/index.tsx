import {language} from '../../../../src/shared/model/language';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useGridOnDemand} from '../../client/useGridOnDemand';
import {useWholeSheet} from '../../client/useWholeSheet';
import type {Sheet} from '../../../../src/shared/model/csv';
import {
  gridForm,
  gridLimits,
  type ColumnOverrides,
} from '../../model/gridColumns';
import DataTable, {
  type Props as DataTableProps,
  Frame,
  SheetTable,
} from '../DataTable';
import GridSwitch from './GridSwitch';
import SheetProblemNote from './SheetProblemNote';
import styles from './styles.module.css';

type Props = Omit<DataTableProps, 'sortable'> & {
  /** Overrides of columns, by heading. */
  readonly columns?: ColumnOverrides;
  /** Whether columns fit their content; true by default. */
  readonly autoSize?: boolean;
  /** Whether even a few rows are shown in a grid. */
  readonly always?: boolean;
};

function loadGrid() {
  return import('./Grid');
}

/** A note if the page contains only the first rows. */
function noteFirstRows({rows, rest}: Sheet): ReactNode {
  return (
    rest && (
      <span className={styles.note}>
        <Translate
          id="site.dataGrid.first"
          description="Note below the first rows of a long table"
          values={{
            shown: rows.length,
            total: rest.total.toLocaleString(language),
          }}>
          {'The first {shown} of {total} rows.'}
        </Translate>
      </span>
    )
  );
}

/** The grid shown on request, with all rows of its file. */
function useLiveGrid(src: string, sheet: Sheet) {
  const {state, part, turn} = useGridOnDemand(loadGrid);
  const isShown = state === 'shown';
  const {whole, tryAgain} = useWholeSheet(src, sheet, isShown);
  const isFetching = isShown && whole.state === 'fetching';
  return {
    state: isFetching ? 'fetching' : state,
    turn,
    live:
      part && isShown && whole.state === 'ready'
        ? {Grid: part.default, sheet: whole.sheet}
        : undefined,
    fault:
      isShown && whole.state === 'failed'
        ? {problem: whole.problem, tryAgain}
        : undefined,
  } as const;
}

/** A table, and the grid that replaces it on request; the table remains in print. */
function LiveGrid(props: Props): ReactNode {
  const {src, sheet} = props;
  const {caption, anchors, columns, autoSize} = props;
  const {state, turn, live, fault} = useLiveGrid(src, sheet);
  return (
    // Replaces the served content once scripts run.
    <div data-live>
      <GridSwitch {...{state, turn}} />
      {fault && <SheetProblemNote src={src} {...fault} />}
      <Frame note={live ? undefined : noteFirstRows(sheet)}>
        {live && (
          <live.Grid
            {...{caption, anchors, columns, autoSize}}
            sheet={live.sheet}
          />
        )}
        <div className={live && styles.paper}>
          <SheetTable
            {...{caption, sheet}}
            anchors={live ? undefined : anchors}
            cards
          />
        </div>
      </Frame>
    </div>
  );
}

/**
 * A table of a CSV file; if there are many rows, readers can open a grid that sorts and filters
 * them.
 */
export default function DataGrid(props: Props): ReactNode {
  const {src, caption, sheet, anchors, always = false} = props;
  const {from} = gridLimits;
  const rows = sheet.rest?.total ?? sheet.rows.length;
  return gridForm(rows, {from, always}) === 'grid' ? (
    <LiveGrid {...props} />
  ) : (
    <DataTable {...{src, caption, sheet, anchors}} sortable />
  );
}
