import {useSyncExternalStore} from 'react';
import {offersWayBack, percentRead} from '../lib/readingProgress';
import {focusContent} from './focusContent';
import {scrolledPage} from './scrolledPage';

/** The way back to the top of the page. */
export type BackToTop = {
  /** Whether readers are far enough down to want it. */
  readonly shown: boolean;
  /** How much of the page is behind them, from 0 to 100. */
  readonly percent: number;
  readonly goToTop: () => void;
};

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, {passive: true});
  window.addEventListener('resize', onChange, {passive: true});
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

function goToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  focusContent();
  window.scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'});
}

/** Follows the readers through the page. */
export function useBackToTop(): BackToTop {
  const shown = useSyncExternalStore(
    subscribe,
    () => offersWayBack(window.scrollY),
    () => false,
  );
  const percent = useSyncExternalStore(
    subscribe,
    () => percentRead(scrolledPage()),
    () => 0,
  );
  return {shown, percent, goToTop};
}
