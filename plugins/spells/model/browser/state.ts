import {FACET_IDS, type FacetId} from './facets';

/** The choices of a facet: records must have one of the wanted values, and no unwanted value. */
export type Picks = {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
};

/** The sort keys; `school`, the default, sorts by school, level, and name. */
export const SORT_KEYS = [
  'school',
  'name',
  'level',
  'range',
  'duration',
  'casting',
] as const;

export type SortKey = (typeof SORT_KEYS)[number];

/** The views of the results, as in the address. */
export const VIEWS = ['list', 'table', 'cards'] as const;

export type View = (typeof VIEWS)[number];

/** The lowest and highest caster level. */
export const CASTER_LEVELS = [1, 20] as const;

/** The state of the spell browser, all of which is in the address. */
export type BrowserState = {
  readonly picks: Readonly<Partial<Record<FacetId, Picks>>>;
  readonly text: string;
  readonly sort: SortKey;
  readonly isDescending: boolean;
  /** The level for which formulas are computed; without one they stay as written. */
  readonly casterLevel: number | undefined;
  /** How results are shown; undefined until readers choose. */
  readonly view: View | undefined;
  /** Whether only records in the reader's spellbook are shown. */
  readonly isBookOnly: boolean;
};

/** The state of the served page: everything, grouped. */
export const INITIAL_STATE: BrowserState = {
  picks: {},
  text: '',
  sort: 'school',
  isDescending: false,
  casterLevel: undefined,
  view: undefined,
  isBookOnly: false,
};

/** A filter: a facet, the search, or the spellbook. */
export type FilterId = FacetId | 'text' | 'book';

const NO_PICKS: Picks = {wanted: [], unwanted: []};

export function getPicks({picks}: BrowserState, facet: FacetId): Picks {
  return picks[facet] ?? NO_PICKS;
}

/** What the reader chose for a value of a facet. */
export type Opinion = 'wanted' | 'unwanted' | 'indifferent';

/** Returns the choice for a value. */
export function judge({wanted, unwanted}: Picks, id: string): Opinion {
  if (wanted.includes(id)) {
    return 'wanted';
  }
  return unwanted.includes(id) ? 'unwanted' : 'indifferent';
}

/** A value of a facet, and the new choice for it. */
export type Choice = {
  readonly facet: FacetId;
  readonly id: string;
  readonly opinion: Opinion;
};

function withPicks(
  state: BrowserState,
  facet: FacetId,
  picks: Picks,
): BrowserState {
  const isEmpty = picks.wanted.length + picks.unwanted.length === 0;
  const others = Object.entries(state.picks).filter(([key]) => key !== facet);
  return {
    ...state,
    picks: {...Object.fromEntries(others), ...(!isEmpty && {[facet]: picks})},
  };
}

export function withChoice(
  state: BrowserState,
  {facet, id, opinion}: Choice,
): BrowserState {
  const {wanted, unwanted} = getPicks(state, facet);
  const without = (ids: readonly string[]): readonly string[] =>
    ids.filter((each) => each !== id);
  const add = (to: Opinion): readonly string[] => (opinion === to ? [id] : []);
  return withPicks(state, facet, {
    wanted: [...without(wanted), ...add('wanted')],
    unwanted: [...without(unwanted), ...add('unwanted')],
  });
}

export function withoutFilter(
  state: BrowserState,
  filter: FilterId,
): BrowserState {
  if (filter === 'text') {
    return {...state, text: ''};
  }
  return filter === 'book'
    ? {...state, isBookOnly: false}
    : withPicks(state, filter, NO_PICKS);
}

/** Returns the state without filters; view and order stay. */
export function withoutFilters(state: BrowserState): BrowserState {
  return {...state, picks: {}, text: '', isBookOnly: false};
}

/** Lists the active filters in display order. */
export function listFilters(state: BrowserState): readonly FilterId[] {
  return [
    ...(state.text.trim() === '' ? [] : ['text' as const]),
    ...(state.isBookOnly ? ['book' as const] : []),
    ...FACET_IDS.filter((facet) => state.picks[facet] !== undefined),
  ];
}

/**
 * Whether results are ranked by how well they fit the search, because readers chose no other order.
 */
export function isSortedByFit({
  sort,
  isDescending,
  text,
}: Pick<BrowserState, 'sort' | 'isDescending' | 'text'>): boolean {
  return sort === INITIAL_STATE.sort && !isDescending && text.trim() !== '';
}

/** Whether the state differs from the served page. */
export function isBrowsing(state: BrowserState): boolean {
  return (
    listFilters(state).length > 0 ||
    state.sort !== INITIAL_STATE.sort ||
    state.isDescending ||
    state.casterLevel !== undefined ||
    state.view !== undefined
  );
}
