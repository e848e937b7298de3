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

function sizeInBrowser(): WindowSize {
  return matchMedia(wide).matches ? 'desktop' : 'mobile';
}

function sizeOnServer(): WindowSize {
  return 'ssr';
}

/**
 * Tells whether the window is laid out for a phone. Stands in the place of the hook of
 * the same name in the theme, which knows no other breakpoint than its own.
 */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore(subscribe, sizeInBrowser, sizeOnServer);
}
