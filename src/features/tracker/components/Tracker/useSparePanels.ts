import {startTransition, useEffect, useState} from 'react';
import type {Fight} from '../../lib/fight';
import {listNeighbors} from '../../lib/listNeighbors';

/** How long after a step panels are prepared, in milliseconds: steps in quick succession are not held up. */
const PAUSE = 1000;

/** Which panels are in the page, and the fight that those show which are not open. */
export type SparePanels = {
  readonly fight: Fight;
  readonly ids: readonly string[];
};

/**
 * Keeps the panel of the open card in the page, and prepares those of the turns before and after it
 * while readers pause, so that a turn or its undoing only shows what is there.
 */
export function useSparePanels(fight: Fight, open: string | null): SparePanels {
  const [spare, setSpare] = useState<SparePanels>({fight, ids: []});
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => {
        setSpare({
          fight,
          ids: open === null ? [] : listNeighbors(fight.order, open),
        });
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [fight, open]);
  return spare;
}
