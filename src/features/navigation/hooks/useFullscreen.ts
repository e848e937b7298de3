import {useSyncExternalStore} from 'react';

/** Whether the site is in fullscreen mode, and a function to toggle that. */
export type Fullscreen = {
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

function isActive(): boolean {
  return document.fullscreenElement !== null;
}

function toggle(): void {
  const change = isActive()
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // The browser may refuse; the state and the button's label then stay unchanged.
  change.catch(() => undefined);
}

/** Tracks the fullscreen mode of the browser. The server assumes that it is supported. */
export function useFullscreen(): Fullscreen {
  const supported = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => true,
  );
  const active = useSyncExternalStore(subscribe, isActive, () => false);
  return {supported, active, toggle};
}
