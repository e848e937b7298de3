import {useSyncExternalStore, type RefObject} from 'react';

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

/**
 * Controls the fullscreen mode of an element; the server assumes that browsers support it.
 *
 * @param ref the element; the whole page without it.
 */
export function useElementFullscreen(
  ref?: RefObject<HTMLElement | null>,
): ElementFullscreen {
  const find = (): HTMLElement | null =>
    ref === undefined ? document.documentElement : ref.current;
  const isActive = (): boolean =>
    document.fullscreenElement !== null &&
    document.fullscreenElement === find();
  const active = useSyncExternalStore(subscribe, isActive, () => false);
  const supported = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => true,
  );
  return {
    supported,
    active,
    toggle: () => {
      const change = isActive()
        ? document.exitFullscreen()
        : find()?.requestFullscreen();
      // The browser may refuse; the state and the button's label then stay unchanged.
      change?.catch(() => undefined);
    },
  };
}
