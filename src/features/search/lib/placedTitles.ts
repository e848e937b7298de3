import type {Hit} from './rank';

/** Something found, and the title that tells it from others of the same name. */
export type TitledHit = Hit & {readonly shownTitle: string};

/** Names what was found; of titles that repeat, each carries its place. */
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
