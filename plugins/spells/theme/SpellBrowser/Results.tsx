import {memo, useState, type ReactNode} from 'react';
import type {Spellbook} from '../../client/useSpellbook';
import {wayOut, type FoundRecords} from '../../model/browser/find';
import {writeQuery} from '../../model/browser/query';
import type {BrowserState, View} from '../../model/browser/state';
import {limits} from '../../../../src/site/limits';
import Empty from './Empty';
import FilterChips from './FilterChips';
import More from './More';
import ResultCards from './ResultCards';
import ResultHead from './ResultHead';
import ResultList from './ResultList';
import ResultTable from './ResultTable';
import type {ControlProps} from './Toolbar';

/** The props of every view. */
export type ViewProps = {
  readonly state: BrowserState;
  readonly change: ControlProps['change'];
  /** The shown records, in their order. */
  readonly rows: FoundRecords['rows'];
  readonly book: Spellbook;
};

const VIEWS: Readonly<Record<View, (props: ViewProps) => ReactNode>> = {
  list: ResultList,
  table: ResultTable,
  cards: ResultCards,
};

type Props = Omit<ViewProps, 'rows'> & {
  readonly found: FoundRecords;
  /** Total number of records. */
  readonly total: number;
};

/** The first results, and more on request. */
function Shown(props: ViewProps): ReactNode {
  const {rows, state} = props;
  const [limit, setLimit] = useState<number>(limits.spellsShown);
  const View = VIEWS[state.view ?? 'list'];
  return (
    <>
      <View {...props} rows={rows.slice(0, limit)} />
      {rows.length > limit && (
        <More
          rest={rows.length - limit}
          show={() => {
            setLimit(limit + limits.spellsShown);
          }}
        />
      )}
    </>
  );
}

/** The results with their active filters and actions. */
function Results(props: Props): ReactNode {
  const {state, change, found, total, book} = props;
  const {rows} = found;
  const isEmpty = rows.length === 0;
  return (
    <div className="spellResults">
      <ResultHead {...{state, rows, total}} owner={book.owner} />
      <FilterChips {...{state, change}} />
      {isEmpty ? (
        <Empty {...{state, change}} wayOut={wayOut(found)} />
      ) : (
        <Shown
          key={writeQuery({...state, casterLevel: undefined})}
          {...{state, change, rows, book}}
        />
      )}
    </div>
  );
}

// Memoized, so that results render only with the deferred state, not while readers type or slide.
export default memo(Results);
