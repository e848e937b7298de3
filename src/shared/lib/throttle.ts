/** An action that happens at most once in an interval. */
export type Throttled = {
  /** Asks for the action: it happens at once, or at the end of the interval where it has just happened. */
  readonly call: () => void;
  /** Calls off what is still to happen. */
  readonly cancel: () => void;
};

/**
 * Throttles an action, with a trailing call: what was asked for last is never lost.
 *
 * @param interval shortest time between two actions, in milliseconds.
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
