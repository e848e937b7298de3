import {limits} from '../../site/limits';

/** What readers do when they take scrolling into their own hands. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Shows something now, and again whenever an element changes its size, until readers move by
 * themselves.
 *
 * @returns a function that stops this.
 */
export function repeatWhileGrowing(
  element: Element,
  show: () => void,
): () => void {
  const observer = new ResizeObserver(show);
  const controller = new AbortController();
  const release = (): void => {
    observer.disconnect();
    controller.abort();
  };
  for (const move of ownMoves) {
    window.addEventListener(move, release, {
      passive: true,
      signal: controller.signal,
    });
  }
  const timer = setTimeout(release, limits.holdTarget);
  controller.signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  show();
  observer.observe(element);
  return release;
}

/** How far down the page that comes in still stands from where it will, in pixels. */
function measureSlide(): number {
  const main = document.querySelector('main');
  const moves = document.documentElement.dataset['pageMotion'] !== undefined;
  const [, down = '0'] =
    main !== null && moves ? getComputedStyle(main).translate.split(' ') : [];
  return parseFloat(down);
}

/**
 * Scrolls an element below the navbar and keeps it there while content above it grows, until
 * readers scroll.
 *
 * @returns a function that stops this.
 */
export function keepTargetInView(element: HTMLElement | null): () => void {
  if (element === null) {
    return () => undefined;
  }
  // The body is as high as the window; what grows is the application in it.
  const page = document.getElementById('__docusaurus') ?? document.body;
  return repeatWhileGrowing(page, () => {
    element.scrollIntoView({behavior: 'instant', block: 'start'});
    const slide = measureSlide();
    if (slide > 0) {
      window.scrollBy({top: -slide, behavior: 'instant'});
    }
  });
}
