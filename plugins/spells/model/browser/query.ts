import {parseWholeNumber} from '../../../../src/shared/model/wholeNumber';
import {FACET_IDS, FACETS, isValueOf, type FacetId} from './facets';
import {
  CASTER_LEVELS,
  INITIAL_STATE,
  SORT_KEYS,
  VIEWS,
  type BrowserState,
  type Picks,
} from './state';

/** A part of a query that was not understood. */
export type Ignored = {readonly key: string; readonly value: string};

export type ParsedQuery = {
  readonly state: BrowserState;
  readonly ignored: readonly Ignored[];
};

type Part<Value> = {
  readonly value: Value;
  readonly ignored: readonly Ignored[];
};

const OWN_KEYS: readonly string[] = [
  ...FACET_IDS,
  'q',
  'sort',
  'cl',
  'view',
  'book',
];

/** The value that limits results to the reader's spellbook. */
const MINE = 'mine';

/** Expands a range of levels such as `2-8`; any other value is returned alone. */
function listValues(facet: FacetId, word: string): readonly string[] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(word) ?? [];
  if (facet !== 'level' || from === undefined || to === undefined) {
    return isValueOf(facet, word) ? [word] : [];
  }
  const bounds = [Number(from), Number(to)] as const;
  return isValueOf(facet, from) && isValueOf(facet, to)
    ? FACETS[facet].flatMap(({id}) =>
        Number(id) >= bounds[0] && Number(id) <= bounds[1] ? [id] : [],
      )
    : [];
}

function readPicks(facet: FacetId, text: string): Part<Picks> {
  const words = text.split(',').filter((word) => word !== '');
  const read = words.map((word) => ({
    word,
    isWanted: !word.startsWith('!'),
    values: listValues(facet, word.replace(/^!/, '').toLowerCase()),
  }));
  const picked = (isWanted: boolean): readonly string[] => {
    const these = read.filter((each) => each.isWanted === isWanted);
    return [...new Set(these.flatMap(({values}) => values))];
  };
  const unwanted = picked(false);
  return {
    value: {
      wanted: picked(true).filter((id) => !unwanted.includes(id)),
      unwanted,
    },
    ignored: read
      .filter(({values}) => values.length === 0)
      .map(({word}) => ({key: facet, value: word})),
  };
}

function readFacets(query: URLSearchParams): Part<BrowserState['picks']> {
  const parts = FACET_IDS.flatMap((facet) => {
    const text = query.get(facet);
    return text === null ? [] : [{facet, ...readPicks(facet, text)}];
  });
  const picked = parts.filter(
    ({value: {wanted, unwanted}}) => wanted.length + unwanted.length > 0,
  );
  return {
    value: Object.fromEntries(picked.map(({facet, value}) => [facet, value])),
    ignored: parts.flatMap(({ignored}) => ignored),
  };
}

/** Reads a key that has a few allowed values; an unknown value is ignored. */
function readOne<Value>(
  query: URLSearchParams,
  key: string,
  meaning: (word: string) => Value | undefined,
): Part<Value | undefined> {
  const word = query.get(key) ?? '';
  const value = meaning(word);
  return {
    value,
    ignored: word === '' || value !== undefined ? [] : [{key, value: word}],
  };
}

/**
 * Parses a query. Unknown values are ignored and reported; keys of other features are left alone.
 */
export function readQuery(search: string): ParsedQuery {
  const query = new URLSearchParams(search);
  const picks = readFacets(query);
  const sort = readOne(query, 'sort', (word) =>
    SORT_KEYS.find((key) => key === word.replace(/^-/, '')),
  );
  const level = readOne(query, 'cl', (word) =>
    parseWholeNumber(word, CASTER_LEVELS),
  );
  const view = readOne(query, 'view', (word) =>
    VIEWS.find((each) => each === word),
  );
  const book = readOne(query, 'book', (word) => word === MINE || undefined);
  return {
    state: {
      picks: picks.value,
      text: query.get('q') ?? '',
      sort: sort.value ?? INITIAL_STATE.sort,
      isDescending:
        sort.value !== undefined && query.get('sort')?.startsWith('-') === true,
      casterLevel: level.value,
      view: view.value,
      isBookOnly: book.value === true,
    },
    ignored: [picks, sort, level, view, book].flatMap(({ignored}) => ignored),
  };
}

/** Joins consecutive levels into ranges such as `2-8`. */
function runs(levels: readonly string[]): readonly string[] {
  const sorted = levels.map(Number).toSorted((a, b) => a - b);
  const ends = sorted.filter((level) => !sorted.includes(level + 1));
  return sorted
    .filter((level) => !sorted.includes(level - 1))
    .map((from, index) => {
      const to = ends[index] ?? from;
      return from === to ? `${from}` : `${from}-${to}`;
    });
}

function writePicks(facet: FacetId, {wanted, unwanted}: Picks): string {
  const order = FACETS[facet].map(({id}) => id);
  const words = (ids: readonly string[]): readonly string[] =>
    facet === 'level'
      ? runs(ids)
      : ids.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return [...words(wanted), ...words(unwanted).map((id) => `!${id}`)].join(',');
}

/** Encodes a value so that it stays readable in an address. */
function encoded(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+');
}

function listPairs(
  state: BrowserState,
): readonly (readonly [string, string | undefined])[] {
  const {picks, text, sort, isDescending, casterLevel, view} = state;
  const isSorted = sort !== INITIAL_STATE.sort || isDescending;
  return [
    ...FACET_IDS.map((facet) => {
      const picked = picks[facet];
      return [facet, picked && writePicks(facet, picked)] as const;
    }),
    ['q', text || undefined],
    ['sort', isSorted ? `${isDescending ? '-' : ''}${sort}` : undefined],
    ['cl', casterLevel?.toString()],
    ['view', view],
    ['book', state.isBookOnly ? MINE : undefined],
  ];
}

/**
 * Writes the query of a state, with keys in a fixed order.
 *
 * @param before the query that it replaces; keys of other features are kept.
 */
export function writeQuery(state: BrowserState, before = ''): string {
  const others = [...new URLSearchParams(before)].filter(
    ([key]) => !OWN_KEYS.includes(key),
  );
  const pairs = [...listPairs(state), ...others].flatMap(([key, value]) =>
    value === undefined ? [] : [`${encoded(key)}=${encoded(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
