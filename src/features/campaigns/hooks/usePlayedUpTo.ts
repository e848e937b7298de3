import {useCallback} from 'react';
import {
  saveProgress,
  useProgress,
} from '../../played-up-to/hooks/progressStore';
import {startVeil} from '../../played-up-to/hooks/startVeil';
import {findReached} from '../../played-up-to/lib/progress';

type PlayedUpTo = {
  /** The last session that readers have played, or 0. */
  readonly session: number;
  readonly choose: (session: number) => void;
};

/** How far readers have played a campaign, synchronized across pages and windows. */
export function usePlayedUpTo(campaign: string, last: number): PlayedUpTo {
  const reached = findReached(campaign, useProgress()) ?? 0;
  const choose = useCallback(
    (session: number) => {
      saveProgress(campaign, session);
      startVeil();
    },
    [campaign],
  );
  return {session: reached <= last ? reached : 0, choose};
}
