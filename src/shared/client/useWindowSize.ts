import {useSyncExternalStore} from 'react';
import {breakpoints} from '../../site/breakpoints';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

const wide = `(width > ${breakpoints.phone}px)`;

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => {
    media.removeEventListener('change', onChange);
  };
}

function measureWindow(): WindowSize {
  return matchMedia(wide).matches ? 'desktop' : 'mobile';
}

function sizeOnServer(): WindowSize {
  return 'ssr';
}

/**
 * Whether the window has the mobile layout. Replaces the theme's hook of the same name, whose
 * breakpoint is fixed.
 */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore(subscribe, measureWindow, sizeOnServer);
}
