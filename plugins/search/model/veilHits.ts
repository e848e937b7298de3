import {
  isAnyReached,
  partLater,
  type Progress,
} from '../../sessions/model/progress';
import type {Hit} from './engine';

/** Hits that a group may see, and the number of hidden ones. */
export type VeiledHits = {
  readonly shown: readonly Hit[];
  readonly hidden: number;
};

/** Hides the words of a text that reveals several sessions; its name gives nothing away. */
function withoutExcerpt(hit: Hit): Hit {
  return {...hit, record: {...hit.record, text: '', facts: []}};
}

/** Hides hits from sessions that a group has not played. */
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
