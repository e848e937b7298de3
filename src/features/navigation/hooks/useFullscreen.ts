import {useSyncExternalStore} from 'react';

/** Whether the site fills the screen, and the way to change that. */
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
  // A browser may refuse: then nothing has changed, and the button says so.
  change.catch(() => undefined);
}

/** Follows the browser into fullscreen and back; what the server sends takes support for granted. */
export function useFullscreen(): Fullscreen {
  const supported = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => true,
  );
  const active = useSyncExternalStore(subscribe, isActive, () => false);
  return {supported, active, toggle};
}
