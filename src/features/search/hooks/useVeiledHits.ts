import {useMemo} from 'react';
import {useProgress} from '../../played-up-to/hooks/progressStore';
import {veilHits, type VeiledHits} from '../lib/veilHits';
import type {Hit} from '../lib/engine';

/** Leaves out hits that come after what readers have played, and counts them. */
export function useVeiledHits(hits: readonly Hit[]): VeiledHits {
  const progress = useProgress();
  return useMemo(() => veilHits(hits, progress), [hits, progress]);
}
