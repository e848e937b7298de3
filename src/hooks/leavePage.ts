import nprogress from 'nprogress';
import type {PageMotion} from '../lib/pageMotion';
import {limits} from '../site/limits';
import {preloadPage} from './preloadPage';

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Shows the progress bar while a page is fetched that is not here already; tells whether it came. */
async function fetchWithProgress(pathname: string): Promise<boolean> {
  const bar = setTimeout(() => nprogress.start(), limits.progressAfter);
  try {
    await preloadPage(pathname);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(bar);
  }
}

/** Brings back a page that was leaving when readers changed their mind. */
export function stay(): void {
  if (document.documentElement.dataset['pageMotion']?.endsWith('-out')) {
    delete document.documentElement.dataset['pageMotion'];
  }
  nprogress.done();
}

/**
 * Lets the old page leave while the next one is fetched; where that is no longer where this
 * application says, as after a new upload, the browser opens it anew.
 *
 * @returns whether the page has left; false where the signal came first, or the browser goes.
 */
export async function leavePage(
  pathname: string,
  motion: PageMotion,
  signal: AbortSignal,
): Promise<boolean> {
  if (motion !== 'none') {
    document.documentElement.dataset['pageMotion'] = `${motion}-out`;
  }
  const [isHere] = await Promise.all([
    fetchWithProgress(pathname),
    motion === 'none' ? undefined : wait(limits.pageOut),
  ]);
  if (!isHere && !signal.aborted) {
    window.location.reload();
  }
  return isHere && !signal.aborted;
}
