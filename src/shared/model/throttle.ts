/** An action that runs at most once per interval. */
export type Throttled = {
  /** Runs the action now, or at the end of the interval if it has just run. */
  readonly call: () => void;
  /** Cancels a pending run. */
  readonly cancel: () => void;
};

/**
 * Throttles an action. A trailing call makes sure that the last request is never lost.
 *
 * @param interval minimum time between two runs, in milliseconds.
 */
export function throttle(action: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = undefined;
      if (asked) {
        act();
      }
    }, interval);
  };
  const act = (): void => {
    asked = false;
    rest();
    action();
  };
  return {
    call: () => {
      if (timer === undefined) {
        act();
      } else {
        asked = true;
      }
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
