import {useCallback, useSyncExternalStore, type RefObject} from 'react';

/** Whether an element fills the screen, and the way to change that. */
export type ElementFullscreen = {
  readonly supported: boolean;
  readonly active: boolean;
  readonly toggle: () => void;
};

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
}

/** Lets an element fill the screen; for what is only ever there in the browser. */
export function useElementFullscreen(
  ref: RefObject<HTMLElement | null>,
): ElementFullscreen {
  const isActive = useCallback(
    () =>
      document.fullscreenElement !== null &&
      document.fullscreenElement === ref.current,
    [ref],
  );
  const active = useSyncExternalStore(subscribe, isActive, () => false);
  return {
    supported: document.fullscreenEnabled,
    active,
    toggle: () => {
      const change = isActive()
        ? document.exitFullscreen()
        : ref.current?.requestFullscreen();
      // A browser may refuse: then nothing has changed, and the button says so.
      change?.catch(() => undefined);
    },
  };
}
