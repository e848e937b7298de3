/** How the screen is kept awake: as asked, not possible here, or refused just now. */
export type Wakefulness = 'asleep' | 'awake' | 'unsupported' | 'refused';

/** Keeps the screen awake while the page is in view; the browser lets go of it when it is hidden. */
type WakeLock = {
  readonly start: () => void;
  readonly stop: () => void;
};

/** Asks for the lock; what comes instead where there is none to be had. */
async function request(): Promise<
  WakeLockSentinel | 'unsupported' | 'refused'
> {
  // Its type says that it is always there; Firefox before 126, and pages without https, have none.
  const {wakeLock} = navigator as {readonly wakeLock?: Navigator['wakeLock']};
  if (wakeLock === undefined) {
    return 'unsupported';
  }
  try {
    return await wakeLock.request('screen');
  } catch {
    return 'refused';
  }
}

/** @param tell receives each new state. */
export function createWakeLock(
  tell: (wakefulness: Wakefulness) => void,
): WakeLock {
  let turn = new AbortController();
  let held: WakeLockSentinel | undefined;

  const letGo = (): void => {
    turn.abort();
    void held?.release();
    held = undefined;
  };
  const take = async (): Promise<void> => {
    letGo();
    turn = new AbortController();
    const {signal} = turn;
    const lock = await request();
    if (typeof lock === 'string') {
      tell(lock);
    } else if (signal.aborted) {
      await lock.release();
    } else {
      held = lock;
      lock.addEventListener('release', () => {
        tell('asleep');
      });
      tell('awake');
    }
  };
  const onVisibility = (): void => {
    if (document.hidden) {
      letGo();
    } else {
      void take();
    }
  };
  return {
    start() {
      document.addEventListener('visibilitychange', onVisibility);
      onVisibility();
    },
    stop() {
      document.removeEventListener('visibilitychange', onVisibility);
      letGo();
      tell('asleep');
    },
  };
}
