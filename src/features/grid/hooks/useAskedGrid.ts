import {useCallback, useState} from 'react';

/** A grid that is fetched when readers ask for it, and put away when they have enough of it. */
export type GridOnDemand<Part> = {
  readonly state: 'away' | 'fetching' | 'failed' | 'shown';
  readonly part: Part | undefined;
  /** Asks for the grid, or puts it away. */
  readonly turn: () => void;
};

/**
 * Fetches a grid at the first time that readers ask for it.
 *
 * @param load must stay the same from call to call.
 */
export function useGridOnDemand<Part>(
  load: () => Promise<Part>,
): GridOnDemand<Part> {
  const [part, setPart] = useState<Part>();
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const turn = useCallback(() => {
    setAsked(!isAsked);
    setFailed(false);
    if (isAsked) {
      return;
    }
    load().then(
      // A part may be a function, which would be called in place of being kept.
      (loaded) => {
        setPart(() => loaded);
      },
      () => {
        setFailed(true);
        setAsked(false);
      },
    );
  }, [load, isAsked]);
  if (!isAsked) {
    return {state: hasFailed ? 'failed' : 'away', part, turn};
  }
  return {state: part === undefined ? 'fetching' : 'shown', part, turn};
}
