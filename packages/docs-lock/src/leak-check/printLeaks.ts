import {countThings} from '../countThings';
import {sealedFolder} from '../lockedFolders';
import type {LeakSite} from '../site';
import {checkFiles, checkFolders, type Report} from './checkFolders';
import type {Leak} from './findFileLeaks';
import {isPublicRepository, openFiles} from './openFiles';
import {readTracked} from './readTracked';

/** The maximum number of leaks that are listed. */
const SHOWN = 40;

/** Describes leaks, each phrase once with the first file that holds it. */
function describeLeaks(leaks: readonly Leak[]): readonly string[] {
  const byPhrase = new Map<string, Leak[]>();
  for (const leak of leaks) {
    const key = `"${leak.phrase}" of ${leak.where}`;
    byPhrase.set(key, [...(byPhrase.get(key) ?? []), leak]);
  }
  return [...byPhrase].map(([phrase, [first, ...more]]) => {
    const others =
      more.length === 0 ? '' : ` and ${countThings(more.length, 'more file')}`;
    return `${first?.file ?? ''}${others}: found ${phrase}`;
  });
}

/** Prints what a check covered, what it could not check, and what it found. Returns the exit code. */
function printReport(report: Report, what: string, seconds: number): number {
  const {leaks, unknown} = report;
  console.log(
    `[INFO] Leak check of ${what}: ${countThings(report.files, 'file')}, ${(report.bytes / 1e6).toFixed(1)} MB, ${countThings(report.phrases, 'phrase')} and ${countThings(report.lockedFiles, 'file')} of locked pages, ${seconds.toFixed(1)} s.`,
  );
  for (const area of unknown) {
    console.warn(
      `[WARNING] Leak check: ${area} is built from its ciphertext in ${sealedFolder}/, so its current text is unknown here: the check looked for the phrases in lock.secret and those noted by earlier builds. "npm run lock -- seal" checks all of it where it is sealed.`,
    );
  }
  for (const line of describeLeaks(leaks).slice(0, SHOWN)) {
    console.error(`[ERROR] ${line}`);
  }
  if (leaks.length === 0) {
    return 0;
  }
  const files = new Set(leaks.map(({file}) => file)).size;
  console.error(
    `[ERROR] ${countThings(leaks.length, 'leak')} in ${countThings(files, 'file')}: expected no content of locked pages in ${what}. Remove each from the page or file that it came from, or add a phrase that may be public to lock.allow.`,
  );
  return 1;
}

/** Runs a task and returns its result with the seconds it took. */
async function timed<Made>(
  work: () => Promise<Made>,
): Promise<readonly [Made, number]> {
  const began = performance.now();
  const made = await work();
  return [made, (performance.now() - began) / 1000];
}

/**
 * Searches the files that git tracks, if the repository holds ciphertext and is meant to be public.
 * Returns the exit code.
 */
export async function printTrackedLeaks(site: LeakSite): Promise<number> {
  if (!isPublicRepository(site)) {
    console.log(
      `[INFO] Leak check: there is no ciphertext in ${sealedFolder}/, so locked pages are as public as the repository, and tracked files were not checked.`,
    );
    return 0;
  }
  const tracked = readTracked(site.siteDir);
  if (tracked === undefined) {
    console.log(
      '[INFO] Leak check: this is not a git repository, so there are no tracked files.',
    );
    return 0;
  }
  const [report, seconds] = await timed(() =>
    checkFiles(site, openFiles(site, tracked)),
  );
  return printReport(report, 'what git tracks', seconds);
}

/**
 * Searches folders that are about to be published, and the tracked files of a public repository.
 * Returns the exit code.
 */
export async function printLeaks(
  site: LeakSite,
  folders: readonly string[],
): Promise<number> {
  const [report, seconds] = await timed(() => checkFolders(site, folders));
  const status = printReport(report, folders.join(', '), seconds);
  return isPublicRepository(site)
    ? Math.max(status, await printTrackedLeaks(site))
    : status;
}
