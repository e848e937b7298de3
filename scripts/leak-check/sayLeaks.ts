import {checkFolders} from './checkFolders';
import type {Leak} from './findFileLeaks';

/** How many leaks are shown: more of them say nothing more. */
const SHOWN = 40;

/** Says what was found, each phrase once, with the first file that it was found in. */
export function describeLeaks(leaks: readonly Leak[]): readonly string[] {
  const byPhrase = new Map<string, Leak[]>();
  for (const leak of leaks) {
    const key = `"${leak.phrase}" of ${leak.where}`;
    byPhrase.set(key, [...(byPhrase.get(key) ?? []), leak]);
  }
  return [...byPhrase].map(([phrase, [first, ...more]]) => {
    const others = more.length === 0 ? '' : ` and ${more.length} more files`;
    return `${first?.file ?? ''}${others}: found ${phrase}`;
  });
}

/** Looks through folders that are to be published, and says what was found; the answer is the exit code. */
export async function sayLeaks(
  siteDir: string,
  folders: readonly string[],
): Promise<number> {
  const began = performance.now();
  const report = await checkFolders(siteDir, folders);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const megabytes = (report.bytes / 1e6).toFixed(1);
  console.log(
    `[INFO] Leak check: ${report.files} files, ${megabytes} MB, ${report.phrases} phrases and ${report.lockedFiles} files of locked pages, ${seconds} s.`,
  );
  for (const line of describeLeaks(report.leaks).slice(0, SHOWN)) {
    console.error(`[ERROR] ${line}`);
  }
  if (report.leaks.length === 0) {
    return 0;
  }
  const files = new Set(report.leaks.map(({file}) => file)).size;
  console.error(
    `[ERROR] ${report.leaks.length} leaks in ${files} files: expected nothing of locked pages in ${folders.join(', ')}. Take each out of the page or file that it came from; a phrase that is meant to be public goes into lock.allow.`,
  );
  return 1;
}
