import nprogress from 'nprogress';
import type {PageMotion} from '../lib/pageMotion';
import {limits} from '../site/limits';
import {preloadPage} from './preloadPage';

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Shows the progress bar while a page is fetched that is not here already. */
async function fetchWithProgress(pathname: string): Promise<void> {
  const bar = setTimeout(() => nprogress.start(), limits.progressAfter);
  try {
    await preloadPage(pathname);
  } catch {
    // The router asks for the page again, and loads it from the server where that fails too.
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
 * Lets the old page leave while the next one is fetched.
 *
 * @returns whether the page has left; false where the signal came first.
 */
export async function leavePage(
  pathname: string,
  motion: PageMotion,
  signal: AbortSignal,
): Promise<boolean> {
  if (motion !== 'none') {
    document.documentElement.dataset['pageMotion'] = `${motion}-out`;
  }
  await Promise.all([
    fetchWithProgress(pathname),
    motion === 'none' ? undefined : wait(limits.pageOut),
  ]);
  return !signal.aborted;
}
