import {limits} from '../../site/limits';
import {ownMoves} from '../model/ownMoves';

/**
 * Calls a function now and whenever an element changes size, until readers scroll.
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
  // The body is only as high as the window, so the application inside it is observed.
  const page = document.getElementById('__docusaurus') ?? document.body;
  return repeatWhileGrowing(page, () => {
    element.scrollIntoView({behavior: 'instant', block: 'start'});
  });
}
