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

type Place = Pick<BackToTop, 'shown' | 'percent'>;

const atTop: Place = {shown: false, percent: 0};

/** Where readers were when that was looked at last. */
let place = atTop;

function look(): void {
  const page = scrolledPage();
  const next = {shown: offersWayBack(page.y), percent: percentRead(page)};
  if (next.shown !== place.shown || next.percent !== place.percent) {
    place = next;
  }
}

/** Looks where readers are after a frame is painted: before that, they would wait until the page is laid out and the ring drawn. */
function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
      onChange();
    });
  };
  const resized = new ResizeObserver(lookSoon);
  // The page: it grows, and gives way to another; what readers see of it changes with the window.
  resized.observe(document.documentElement);
  window.addEventListener('resize', lookSoon, {passive: true});
  window.addEventListener('scroll', lookSoon, {passive: true});
  return () => {
    clearTimeout(timer);
    resized.disconnect();
    window.removeEventListener('resize', lookSoon);
    window.removeEventListener('scroll', lookSoon);
  };
}

function goToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  focusContent();
  window.scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'});
}

/** Follows the readers through the page. */
export function useBackToTop(): BackToTop {
  const {shown, percent} = useSyncExternalStore(
    subscribe,
    () => place,
    () => atTop,
  );
  return {shown, percent, goToTop};
}
