import {FACET_IDS, type FacetId} from './facets';

/** What readers chose of a facet: records must have one of the first, and none of the second. */
export type Picks = {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
};

/** By what records can be sorted; by school, level and name where nothing else is said. */
export const SORT_KEYS = [
  'school',
  'name',
  'level',
  'range',
  'duration',
  'casting',
] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export const VIEWS = ['list', 'table', 'cards'] as const;

export type View = (typeof VIEWS)[number];

/** The levels that a caster can have. */
export const CASTER_LEVELS = [1, 20] as const;

/** Everything that readers decide in the browser of spells: what its address holds. */
export type BrowserState = {
  readonly picks: Readonly<Partial<Record<FacetId, Picks>>>;
  readonly text: string;
  readonly sort: SortKey;
  readonly isDescending: boolean;
  /** The level for which formulas are worked out; as they are written where there is none. */
  readonly casterLevel: number | undefined;
  /** How records are shown; nothing where readers have not said. */
  readonly view: View | undefined;
  /** Whether only what is in the spellbook of this reader is shown. */
  readonly isBookOnly: boolean;
};

/** The page as it is served: everything, grouped. */
export const INITIAL_STATE: BrowserState = {
  picks: {},
  text: '',
  sort: 'school',
  isDescending: false,
  casterLevel: undefined,
  view: undefined,
  isBookOnly: false,
};

/** What can keep a record out. */
export type FilterId = FacetId | 'text' | 'book';

const NO_PICKS: Picks = {wanted: [], unwanted: []};

/** What was chosen of a facet. */
export function getPicks({picks}: BrowserState, facet: FacetId): Picks {
  return picks[facet] ?? NO_PICKS;
}

/** What a reader thinks of a value of a facet. */
export type Opinion = 'wanted' | 'unwanted' | 'indifferent';

/** What a reader thinks of a value. */
export function judge({wanted, unwanted}: Picks, id: string): Opinion {
  if (wanted.includes(id)) {
    return 'wanted';
  }
  return unwanted.includes(id) ? 'unwanted' : 'indifferent';
}

/** A value of a facet, and what a reader thinks of it now. */
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

/** The state after readers changed their mind on a value. */
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

/** The state without one of its filters. */
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

/** The state with everything shown, in the same way. */
export function withoutFilters(state: BrowserState): BrowserState {
  return {...state, picks: {}, text: '', isBookOnly: false};
}

/** Everything that keeps records out now, in the order in which it is shown. */
export function listFilters(state: BrowserState): readonly FilterId[] {
  return [
    ...(state.text.trim() === '' ? [] : ['text' as const]),
    ...(state.isBookOnly ? ['book' as const] : []),
    ...FACET_IDS.filter((facet) => state.picks[facet] !== undefined),
  ];
}

/** Whether records stand by how well they fit what was written: where no other order was chosen. */
export function isSortedByFit({
  sort,
  isDescending,
  text,
}: Pick<BrowserState, 'sort' | 'isDescending' | 'text'>): boolean {
  return sort === INITIAL_STATE.sort && !isDescending && text.trim() !== '';
}

/** Whether anything differs from the page as it is served. */
export function isBrowsing(state: BrowserState): boolean {
  return (
    listFilters(state).length > 0 ||
    state.sort !== INITIAL_STATE.sort ||
    state.isDescending ||
    state.casterLevel !== undefined ||
    state.view !== undefined
  );
}
