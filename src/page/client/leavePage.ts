import {limits} from '../../site/limits';
import {preloadPage} from './preloadPage';
import {hostAnswers, setUnreachable} from './unreachable';

/** Returns how long the old page takes to fade, in milliseconds. */
function fadeTime(): number {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isCalm ? 0 : limits.pageOut;
}

/** Restores the leaving page if readers change their minds. */
export function stay(): void {
  setUnreachable(false);
  delete document.documentElement.dataset['page'];
}

/** Lets the browser open a page that failed to load; if the host does not answer, readers stay and see a notice. */
async function answerLost(signal: AbortSignal): Promise<void> {
  if (await hostAnswers()) {
    window.location.reload();
  } else if (!signal.aborted) {
    stay();
    setUnreachable(true);
  }
}

/**
 * Fades out the old page while the next one is preloaded. The attribute `data-page` tells style
 * sheets, which also show the progress bar.
 *
 * @returns whether the page has left; false if the signal aborted first, or the next page cannot be
 * loaded.
 */
export async function leavePage(
  pathname: string,
  signal: AbortSignal,
): Promise<boolean> {
  document.documentElement.dataset['page'] = 'leaving';
  const faded = new Promise((resolve) => {
    setTimeout(resolve, fadeTime());
  });
  try {
    await Promise.all([preloadPage(pathname), faded]);
    return !signal.aborted;
  } catch {
    if (!signal.aborted) {
      await answerLost(signal);
    }
    return false;
  }
}

export function enterPage(): void {
  const {dataset} = document.documentElement;
  dataset['page'] = 'entering';
  setTimeout(() => {
    if (dataset['page'] === 'entering') {
      delete dataset['page'];
    }
  }, limits.pageIn);
}
