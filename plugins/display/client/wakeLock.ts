/** Whether the screen stays awake, or why not: unsupported, or currently refused. */
export type Wakefulness = 'asleep' | 'awake' | 'unsupported' | 'refused';

/** A wake lock, which the browser releases when the page is hidden. */
type WakeLock = {
  readonly start: () => void;
  readonly stop: () => void;
};

/** Requests the lock, or returns why it is unavailable. */
async function request(): Promise<
  WakeLockSentinel | 'unsupported' | 'refused'
> {
  // Firefox before 126 lacks it, and so does any browser without https, despite the type.
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
