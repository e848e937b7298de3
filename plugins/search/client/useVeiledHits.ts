import {useMemo, useState} from 'react';
import {useProgress} from '../../sessions/client/progressStore';
import {veilHits, type VeiledHits} from '../model/veilHits';
import type {Hit} from '../model/engine';

/** The hits that are hidden, and how readers show them. */
export type Veil = {
  /** The number of hidden hits. */
  readonly hidden: number;
  /** Whether readers chose to see them anyway. */
  readonly isLifted: boolean;
  readonly lift: () => void;
};

/** Hides hits from later sessions until readers choose to see them. */
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
