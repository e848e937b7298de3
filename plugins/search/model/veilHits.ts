import {
  isAnyReached,
  partLater,
  type Progress,
} from '../../sessions/model/progress';
import type {Hit} from './engine';

/** Hits that a group may see, and how many are left out. */
export type VeiledHits = {
  readonly shown: readonly Hit[];
  readonly hidden: number;
};

/** Shows no words of a text that tells of several sessions; its name gives nothing away. */
function withoutExcerpt(hit: Hit): Hit {
  return {...hit, record: {...hit.record, text: '', facts: []}};
}

/** Leaves out hits that come after what a group has played. */
export function veilHits(hits: readonly Hit[], progress: Progress): VeiledHits {
  const {shown, hidden} = partLater(
    hits,
    ({record}) => record.session,
    progress,
  );
  return {
    shown: shown.map((hit) =>
      isAnyReached(hit.record.mixed ?? '', progress)
        ? withoutExcerpt(hit)
        : hit,
    ),
    hidden,
  };
}
