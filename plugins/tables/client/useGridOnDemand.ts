import {useCallback, useState} from 'react';

/** A grid that readers open and close, loaded when they first open it. */
export type GridOnDemand<Part> = {
  readonly state: 'away' | 'fetching' | 'failed' | 'shown';
  readonly part: Part | undefined;
  /** Opens or closes the grid. */
  readonly turn: () => void;
};

/**
 * Loads a grid when readers first open it.
 *
 * @param load loader of the grid; must be the same function in every render.
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
      // A part may be a function, which React would call instead of storing.
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
