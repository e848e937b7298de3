import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import {useRecentSearches} from '../../client/useRecentSearches';
import {useVeiledHits, type Veil} from '../../client/useVeiledHits';
import {useSearch, type Search} from '../../client/useSearch';
import {isPlainClick} from '../../../../src/shared/model/plainClick';
import {isComposing} from '../../../../src/shared/model/pressedKey';
import {entryForKey} from '../../model/listKeys';
import {searchLimits} from '../../model/searchLimits';
import {placeGroup, hitGroups, recentGroup, type EntryGroup} from './entries';
import {optionId} from './Options';
import {useActions} from './useActions';

/** The state of the palette, and its event handlers. */
export type Palette = {
  readonly search: Search;
  readonly veil: Veil;
  readonly groups: readonly EntryGroup[];
  /** The result of an action, for screen readers. */
  readonly said: string | undefined;
  readonly active: number;
  readonly point: (index: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFollow: (event: MouseEvent) => void;
};

type Written = {
  readonly query: string;
  readonly write: (query: string) => void;
  readonly close: () => void;
};

/** The entries of the palette other than results. */
type Offers = Readonly<
  Record<'recent' | 'actions' | 'answers', EntryGroup> & {isMeant: boolean}
>;

type Selection = {readonly query: string; readonly index: number};

function option(list: string, index: number): HTMLElement | null {
  return document.getElementById(optionId(list, index));
}

/** Follows an entry, or opens it in a new tab. */
function follow(entry: HTMLElement | null, isBeside: boolean): void {
  if (isBeside && entry instanceof HTMLAnchorElement) {
    window.open(entry.href, '_blank', 'noopener');
  } else {
    entry?.click();
  }
}

/**
 * Lists the groups to show: suggestions for an empty query, otherwise actions and results. Actions
 * that only share a word with the query follow the best results, which readers more likely mean.
 */
function listGroups(
  query: string,
  hits: Search['hits'],
  {recent, actions, answers, isMeant}: Offers,
): readonly EntryGroup[] {
  const results = hitGroups(hits);
  const place = isMeant ? 0 : 1;
  const groups =
    query.trim() === ''
      ? [recent, placeGroup(), actions]
      : [answers, ...results.toSpliced(place, 0, actions)];
  return groups.filter(({entries}) => entries.length > 0);
}

/** Searches, and lists what readers can choose from. */
function useGroups(query: string, write: Written['write']) {
  const search = useSearch(query, searchLimits.hits);
  const {shown: hits, veil} = useVeiledHits(search.hits);
  const {searches, remember} = useRecentSearches();
  const {group: actions, isMeant, answers, said} = useActions(query);
  const recent = recentGroup(searches, write);
  const groups = listGroups(query, hits, {recent, actions, answers, isMeant});
  return {search: {...search, hits}, veil, remember, groups, said};
}

/** Manages the input and the options of the palette. */
export function usePalette(
  list: string,
  {query, write, close}: Written,
): Palette {
  const [place, setPlace] = useState<Selection>({query: '', index: -1});
  const entered = useRef<string>(undefined);
  const {remember, ...found} = useGroups(query, write);
  const {search, groups} = found;
  const first = query.trim() === '' ? -1 : 0;
  const active = place.query === query ? place.index : first;
  const count = groups.reduce((sum, {entries}) => sum + entries.length, 0);
  const isAnswered = search.answered === query || search.state === 'failed';
  const point = (index: number): void => {
    setPlace({query, index});
  };
  useEffect(() => {
    option(list, active)?.scrollIntoView({block: 'nearest'});
  }, [list, active]);
  // If Enter is pressed before there are results, the first one opens as soon as it appears.
  useEffect(() => {
    if (entered.current === query && isAnswered) {
      entered.current = undefined;
      follow(option(list, active), false);
    }
  }, [list, query, isAnswered, active]);
  return {
    ...found,
    active,
    point,
    onKey(event) {
      if (isComposing(event.nativeEvent)) {
        return;
      }
      const next = entryForKey(event.key, active, count);
      if (next !== undefined) {
        event.preventDefault();
        point(next);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (isAnswered) {
          follow(option(list, active), event.ctrlKey || event.metaKey);
        } else {
          entered.current = query;
        }
      }
    },
    onFollow(event) {
      remember(query);
      if (isPlainClick(event)) {
        close();
      }
    },
  };
}
