import nprogress from 'nprogress';
import type {PageMotion} from '../lib/pageMotion';
import {limits} from '../../site/limits';
import {preloadPage} from './preloadPage';
import {findPage} from './router/knownPaths';
import {hostAnswers, setUnreachable} from './unreachable';

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The result of preloading a page: loaded, superseded by another path, or failed. */
type Fetched = 'here' | 'elsewhere' | 'lost';

/** Preloads a page, showing the progress bar if it takes time. */
async function fetchWithProgress(pathname: string): Promise<Fetched> {
  const bar = setTimeout(() => nprogress.start(), limits.progressAfter);
  try {
    const page = findPage(pathname);
    if (page !== undefined && page !== pathname) {
      return 'elsewhere';
    }
    await preloadPage(pathname);
    return 'here';
  } catch {
    return 'lost';
  } finally {
    clearTimeout(bar);
  }
}

/** Restores a page that was leaving when readers changed their minds. */
export function stay(): void {
  setUnreachable(false);
  if (document.documentElement.dataset['pageMotion']?.endsWith('-out')) {
    delete document.documentElement.dataset['pageMotion'];
  }
  nprogress.done();
}

/**
 * Lets the browser open a page that failed to load; if the host does not answer, readers stay and
 * are told.
 */
async function answerLost(signal: AbortSignal): Promise<void> {
  if (await hostAnswers()) {
    window.location.reload();
  } else if (!signal.aborted) {
    stay();
    setUnreachable(true);
  }
}

/**
 * Fades out the old page while the next one is preloaded. If a new deployment has moved that, the
 * browser loads it.
 *
 * @returns whether the page has left; false if the signal aborted first, the next page has another
 * path, or the browser navigates.
 */
export async function leavePage(
  pathname: string,
  motion: PageMotion,
  signal: AbortSignal,
): Promise<boolean> {
  if (motion !== 'none') {
    document.documentElement.dataset['pageMotion'] = `${motion}-out`;
  }
  const [fetched] = await Promise.all([
    fetchWithProgress(pathname),
    motion === 'none' ? undefined : wait(limits.pageOut),
  ]);
  if (fetched === 'lost' && !signal.aborted) {
    await answerLost(signal);
  }
  return fetched === 'here' && !signal.aborted;
}
