import {useMemo, useSyncExternalStore} from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
}

/** The size of the window in pixels; only for components that never render on the server. */
export function useViewport(): {
  readonly width: number;
  readonly height: number;
} {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  return useMemo(() => ({width, height}), [width, height]);
}
