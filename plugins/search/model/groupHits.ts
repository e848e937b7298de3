import type {Hit} from './engine';
import type {Kind} from '../../../src/shared/model/searchRecord';

/** A hit, with a title that distinguishes it from others of the same name. */
export type TitledHit = Hit & {readonly shownTitle: string};

/** Adds the context to titles that occur more than once. */
export function placedTitles(hits: readonly Hit[]): readonly TitledHit[] {
  const counts = new Map<string, number>();
  for (const {record} of hits) {
    counts.set(record.title, (counts.get(record.title) ?? 0) + 1);
  }
  return hits.map((hit) => {
    const {title, within} = hit.record;
    const isRepeated = (counts.get(title) ?? 0) > 1 && within !== title;
    return {...hit, shownTitle: isRepeated ? `${title} · ${within}` : title};
  });
}

/** The groups of results, and the kinds of each. */
const GROUPS = [
  {name: 'pages', kinds: ['page']},
  {name: 'sections', kinds: ['section']},
  {name: 'spells', kinds: ['spell', 'power']},
  {name: 'names', kinds: ['place', 'person', 'house']},
  {name: 'rows', kinds: ['row', 'line']},
  {name: 'documents', kinds: ['document']},
] as const satisfies readonly {name: string; kinds: readonly Kind[]}[];

/** The name of a group of hits; `best` precedes the groups of kinds. */
export type GroupName = 'best' | (typeof GROUPS)[number]['name'];

type HitGroup = {
  readonly name: GroupName;
  readonly hits: readonly Hit[];
};

/** How many hits each group shows. */
export type GroupSizes = {readonly best: number; readonly perGroup: number};

/** Groups hits: first the best of any kind, then the others by kind, in order of the best hit of each group. */
export function groupHits(
  hits: readonly Hit[],
  {best, perGroup}: GroupSizes,
): readonly HitGroup[] {
  const others = hits.slice(best);
  const groups = GROUPS.map(
    ({name, kinds}: {name: GroupName; kinds: readonly Kind[]}) => ({
      name,
      hits: others.filter(({record}) => kinds.includes(record.kind)),
    }),
  );
  return [
    {name: 'best' as const, hits: hits.slice(0, best)},
    ...groups.toSorted(
      (a, b) => findPlace(a.hits, others) - findPlace(b.hits, others),
    ),
  ]
    .filter((group) => group.hits.length > 0)
    .map((group) => ({
      ...group,
      hits: group.name === 'best' ? group.hits : group.hits.slice(0, perGroup),
    }));
}

/**
 * Returns the index of the first of some hits among all; the number of all hits if there is none.
 */
function findPlace(some: readonly Hit[], all: readonly Hit[]): number {
  const [first] = some;
  return first === undefined ? all.length : all.indexOf(first);
}
