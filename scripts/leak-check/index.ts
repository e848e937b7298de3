import {parseArgs} from 'node:util';
import {CACHE, checkFolders} from './checkFolders';
import type {Leak} from './findFileLeaks';

/** How many leaks are shown: more of them say nothing more. */
const SHOWN = 40;

const {values} = parseArgs({
  options: {folder: {type: 'string', default: 'build'}},
});

/** Says what was found, each phrase once, with the first file that it was found in. */
function linesOf(leaks: readonly Leak[]): readonly string[] {
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

async function main(): Promise<void> {
  const began = performance.now();
  const report = await checkFolders(process.cwd(), [
    values.folder,
    '.docusaurus',
    ...(process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'] === 'true'
      ? []
      : [CACHE]),
  ]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const megabytes = (report.bytes / 1e6).toFixed(1);
  console.log(
    `[INFO] Leak check: ${report.files} files, ${megabytes} MB, ${report.phrases} phrases and ${report.lockedFiles} files of locked pages, ${seconds} s.`,
  );
  for (const line of linesOf(report.leaks).slice(0, SHOWN)) {
    console.error(`[ERROR] ${line}`);
  }
  if (report.leaks.length > 0) {
    const files = new Set(report.leaks.map(({file}) => file)).size;
    console.error(
      `[ERROR] ${report.leaks.length} leaks in ${files} files: expected nothing of locked pages where everybody can read it. What is meant to be public stands in lock.allow; what an older build left in ${CACHE} goes with that folder.`,
    );
    process.exitCode = 1;
  }
}

void main();
