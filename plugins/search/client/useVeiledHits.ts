import {useMemo, useState} from 'react';
import {useProgress} from '../../sessions/client/progressStore';
import {veilHits, type VeiledHits} from '../model/veilHits';
import type {Hit} from '../model/engine';

/** What the veil leaves out of the hits, and how readers lift it. */
export type Veil = {
  /** How many hits are left out. */
  readonly hidden: number;
  /** Whether readers wanted to see them anyway. */
  readonly isLifted: boolean;
  readonly lift: () => void;
};

/** Leaves out hits that come after what readers have played, until they want to see them. */
export function useVeiledHits(
  hits: readonly Hit[],
): Pick<VeiledHits, 'shown'> & {readonly veil: Veil} {
  const progress = useProgress();
  const [isLifted, setLifted] = useState(false);
  const {shown, hidden} = useMemo(
    () => veilHits(hits, isLifted ? {} : progress),
    [hits, isLifted, progress],
  );
  const lift = (): void => {
    setLifted(true);
  };
  return {shown, veil: {hidden, isLifted, lift}};
}
