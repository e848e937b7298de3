import {FACET_IDS, FACETS, type FacetId} from './facets';
import {folded, type Measured} from './listing';
import {listFilters, getPicks, type BrowserState, type FilterId} from './state';

/** How many records each value of a facet would show, in the order of the values. */
export type Counts = Readonly<Record<FacetId, readonly number[]>>;

export type FoundRecords = {
  readonly rows: readonly Measured[];
  readonly counts: Counts;
  /** For each filter, the number of records that only this filter excludes. */
  readonly keptOutBy: ReadonlyMap<FilterId, number>;
};

type Filter = {
  readonly id: FilterId;
  readonly passes: (row: Measured) => boolean;
};

function textFilter(text: string): Filter {
  const words = folded(text).split(/\s+/);
  return {
    id: 'text',
    passes: (row) => words.every((word) => row.words.includes(word)),
  };
}

function facetFilter(state: BrowserState, facet: FacetId): Filter {
  const {wanted, unwanted} = getPicks(state, facet);
  const includes = (ids: readonly string[], {places}: Measured): boolean =>
    places[facet].some((place) => ids.includes(FACETS[facet][place]?.id ?? ''));
  return {
    id: facet,
    passes: (row) =>
      (wanted.length === 0 || includes(wanted, row)) &&
      !includes(unwanted, row),
  };
}

/**
 * Creates the filters of a state.
 *
 * @param book the anchors in the spellbook.
 */
function compiled(
  state: BrowserState,
  book: ReadonlySet<string>,
): readonly Filter[] {
  return listFilters(state).map((id) => {
    if (id === 'text') {
      return textFilter(state.text);
    }
    return id === 'book'
      ? {id, passes: ({entry}) => book.has(entry.anchor)}
      : facetFilter(state, id);
  });
}

/** Returns the only filter that excludes a record; null if none does, undefined if several do. */
function onlyHindrance(
  row: Measured,
  filters: readonly Filter[],
): Filter | null | undefined {
  let only: Filter | null = null;
  for (const filter of filters) {
    if (!filter.passes(row)) {
      if (only !== null) {
        return undefined;
      }
      only = filter;
    }
  }
  return only;
}

/** Adds one to the count of each value of a record. */
function tally(counts: number[], places: readonly number[]): void {
  for (const place of places) {
    counts[place] = (counts[place] ?? 0) + 1;
  }
}

function isFacet(id: FilterId): id is FacetId {
  return id !== 'text' && id !== 'book';
}

/**
 * Finds the records that pass all filters, in one pass. The count of a facet's value is the number
 * of records that pass all filters of other facets.
 */
export function find(
  all: readonly Measured[],
  state: BrowserState,
  book: ReadonlySet<string>,
): FoundRecords {
  const filters = compiled(state, book);
  const rows: Measured[] = [];
  const keptOutBy = new Map<FilterId, number>();
  const counts = Object.fromEntries(
    FACET_IDS.map((facet) => [facet, FACETS[facet].map(() => 0)]),
  ) as Record<FacetId, number[]>;
  for (const row of all) {
    const hindrance = onlyHindrance(row, filters);
    if (hindrance === null) {
      rows.push(row);
      for (const facet of FACET_IDS) {
        tally(counts[facet], row.places[facet]);
      }
    } else if (hindrance !== undefined) {
      const {id} = hindrance;
      keptOutBy.set(id, (keptOutBy.get(id) ?? 0) + 1);
      if (isFacet(id)) {
        tally(counts[id], row.places[id]);
      }
    }
  }
  return {rows, counts, keptOutBy};
}

/** The filter that excludes the most records on its own, and their number. */
export type WayOut = {readonly filter: FilterId; readonly count: number};

/**
 * Returns the filter to drop if nothing is found; undefined if no single filter excludes anything.
 */
export function wayOut({keptOutBy}: FoundRecords): WayOut | undefined {
  const [best] = [...keptOutBy].toSorted(
    ([, count], [, other]) => other - count,
  );
  return best && {filter: best[0], count: best[1]};
}
