import {useDeferredValue, useMemo, type ReactNode} from 'react';
import {useAdoptedSheet} from '../../../../shared/hooks/useAdoptedSheet';
import {useSpellbook} from '../../hooks/useSpellbook';
import {useWindowSize} from '../../../../shared/hooks/useWindowSize';
import {find} from '../../lib/browser/find';
import {makeListings, measure} from '../../lib/browser/listing';
import type {Ignored} from '../../lib/browser/query';
import {sortRows} from '../../lib/browser/sortRows';
import {isBrowsing, type BrowserState} from '../../lib/browser/state';
import type {SpellEntry} from '../../lib/publish';
import {spellRules} from '@world/spellRules';
import css from './browser.lazy.css';
import Facets from './Facets';
import FacetSheet from './FacetSheet';
import IgnoredNote from './IgnoredNote';
import Results from './Results';
import type {ControlProps, Update} from './Toolbar';

export type Props = ControlProps & {
  readonly update: Update;
  readonly entries: readonly SpellEntry[];
  /** What the address says that means nothing. */
  readonly ignored: readonly Ignored[];
  /** Whether the filters are open, and their id. */
  readonly isOpen: boolean;
  readonly panel: string;
  readonly close: () => void;
};

/** What a state finds among the records, in its order. */
function useFound(entries: readonly SpellEntry[], state: BrowserState) {
  const book = useSpellbook();
  const listings = useMemo(
    () => makeListings(entries, spellRules.levelsPerSpellLevel),
    [entries],
  );
  const measured = useMemo(
    () => measure(listings, state.casterLevel),
    [listings, state.casterLevel],
  );
  // Who only looks at all of it need not see it drawn again with each spell that they keep.
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

/** What readers get once they look for something: the filters, and what was found. */
export default function Live(props: Props): ReactNode {
  const {entries, state, change, update, ignored} = props;
  const {isOpen, panel, close} = props;
  useAdoptedSheet(css);
  // Typing and sliding go on while the list is drawn.
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
