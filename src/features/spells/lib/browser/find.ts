import {FACET_IDS, FACETS, type FacetId} from './facets';
import {toBits, folded, maskOfIds, type Measured} from './listing';
import {listFilters, getPicks, type BrowserState, type FilterId} from './state';

/** How many records each value of a facet would show, in the order of the values. */
export type Counts = Readonly<Record<FacetId, readonly number[]>>;

/** What was found. */
export type Found = {
  readonly rows: readonly Measured[];
  readonly counts: Counts;
  /** For each filter, how many records it alone keeps out. */
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
  const all = maskOfIds(facet, wanted);
  const none = maskOfIds(facet, unwanted);
  return {
    id: facet,
    passes: (row) => {
      const bits = toBits(row, facet);
      return (all === 0 || (bits & all) !== 0) && (bits & none) === 0;
    },
  };
}

/**
 * The filters of a state.
 *
 * @param book the anchors of what is in the spellbook.
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

/** The only filter that keeps a record out; null where none does, nothing where several do. */
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

/** Counts the values that are set in a mask. */
function tally(counts: number[], mask: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    counts[place] = (counts[place] ?? 0) + 1;
  }
}

function isFacet(id: FilterId): id is FacetId {
  return id !== 'text' && id !== 'book';
}

/**
 * Finds the records that pass all filters, in one pass over all records. A value of a
 * facet counts what it would show: all that passes the filters of other facets.
 */
export function find(
  all: readonly Measured[],
  state: BrowserState,
  book: ReadonlySet<string>,
): Found {
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
        tally(counts[facet], toBits(row, facet));
      }
    } else if (hindrance !== undefined) {
      const {id} = hindrance;
      keptOutBy.set(id, (keptOutBy.get(id) ?? 0) + 1);
      if (isFacet(id)) {
        tally(counts[id], toBits(row, id));
      }
    }
  }
  return {rows, counts, keptOutBy};
}

/** What to do where nothing is found: the filter that alone keeps most out, and how many records that is. */
export type WayOut = {readonly filter: FilterId; readonly count: number};

/** The filter to drop where nothing is found; nothing where no single one is to blame. */
export function wayOut({keptOutBy}: Found): WayOut | undefined {
  const [best] = [...keptOutBy].toSorted(
    ([, count], [, other]) => other - count,
  );
  return best && {filter: best[0], count: best[1]};
}
