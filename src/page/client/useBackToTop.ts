import {useSyncExternalStore} from 'react';
import {offersWayBack, percentRead} from '../model/readingProgress';
import {focusContent} from '../../shared/client/focusContent';
import {scrolledPage} from './scrolledPage';

/** State of the button that returns to the top. */
export type BackToTop = {
  /** Whether readers have scrolled far enough to need it. */
  readonly shown: boolean;
  /** The share of the page already read, from 0 to 100. */
  readonly percent: number;
  readonly goToTop: () => void;
};

type ReadingPosition = Pick<BackToTop, 'shown' | 'percent'>;

const atTop: ReadingPosition = {shown: false, percent: 0};

/** The scroll state at the last measurement. */
let place = atTop;

function look(): void {
  const page = scrolledPage();
  const next = {shown: offersWayBack(page.y), percent: percentRead(page)};
  if (next.shown !== place.shown || next.percent !== place.percent) {
    place = next;
  }
}

/**
 * Measures the scroll position after a frame is painted; earlier, it would force layout before the
 * first paint.
 */
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
  // The whole document is observed, because it grows, changes with the page, and depends on the
  // window.
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

/** Tracks how far readers have scrolled. */
export function useBackToTop(): BackToTop {
  const {shown, percent} = useSyncExternalStore(
    subscribe,
    () => place,
    () => atTop,
  );
  return {shown, percent, goToTop};
}
