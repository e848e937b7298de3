import {useCallback, useSyncExternalStore, type RefObject} from 'react';

/** Whether an element is in fullscreen mode, and a function to toggle that. */
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

/** Controls the fullscreen mode of an element; only for components that never render on the server. */
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
      // The browser may refuse; the state and the button's label then stay unchanged.
      change?.catch(() => undefined);
    },
  };
}
