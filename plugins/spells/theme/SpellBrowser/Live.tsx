import {useDeferredValue, useMemo, type ReactNode} from 'react';
import {useKeptSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {useSpellbook} from '../../client/useSpellbook';
import {useWindowSize} from '../../../../src/shared/client/useWindowSize';
import {find} from '../../model/browser/find';
import {makeListings, measure} from '../../model/browser/listing';
import type {Ignored} from '../../model/browser/query';
import {sortRows} from '../../model/browser/sortRows';
import {isBrowsing, type BrowserState} from '../../model/browser/state';
import type {SpellEntry} from '../../model/publish';
import {spellRules} from '../../../../world/spellRules';
import css from './browser.lazy.css';
import Facets from './Facets';
import FacetSheet from './FacetSheet';
import IgnoredNote from './IgnoredNote';
import Results from './Results';
import type {ControlProps, Update} from './Toolbar';

type Props = ControlProps & {
  readonly update: Update;
  readonly entries: readonly SpellEntry[];
  /** Parts of the query that were not understood. */
  readonly ignored: readonly Ignored[];
  /** Whether the filters are open, and the id of their element. */
  readonly isOpen: boolean;
  readonly panel: string;
  readonly close: () => void;
};

/** Finds and sorts the records that match a state. */
function useFound(entries: readonly SpellEntry[], state: BrowserState) {
  const book = useSpellbook(entries);
  const listings = useMemo(
    () => makeListings(entries, spellRules.levelsPerSpellLevel),
    [entries],
  );
  const measured = useMemo(
    () => measure(listings, state.casterLevel),
    [listings, state.casterLevel],
  );
  // Without this filter, a change to the spellbook does not repeat the search.
  const {isBookOnly} = state;
  const wanted = useMemo(
    () => (isBookOnly ? book.anchors : new Set<string>()),
    [isBookOnly, book.anchors],
  );
  const found = useMemo(() => {
    const all = find(measured, state, wanted);
    return {...all, rows: sortRows(all.rows, state)};
  }, [measured, state, wanted]);
  return {found, book};
}

/** The interactive part of the browser: filters and results. */
export default function Live(props: Props): ReactNode {
  const {entries, state, change, update, ignored} = props;
  const {isOpen, panel, close} = props;
  useKeptSheet(css);
  // Keeps typing and sliding responsive while the list renders.
  const shown = useDeferredValue(state);
  const {found, book} = useFound(entries, shown);
  const isPhone = useWindowSize() === 'mobile';
  const facets = <Facets {...{state, update}} counts={found.counts} />;
  return (
    <>
      {isOpen && isPhone && (
        <FacetSheet id={panel} count={found.rows.length} close={close}>
          {facets}
        </FacetSheet>
      )}
      {isOpen && !isPhone && (
        <div id={panel} className="spellFilters">
          {facets}
        </div>
      )}
      {ignored.length > 0 && <IgnoredNote ignored={ignored} />}
      {isBrowsing(state) && (
        <Results
          state={shown}
          change={change}
          found={found}
          total={entries.length}
          book={book}
        />
      )}
    </>
  );
}
