import type {Hit} from './rank';

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
