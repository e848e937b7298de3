import {existsSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {checkLeaks, type Leak} from '../lock/check/checkLeaks';
import type {Secret} from '../lock/check/phrases';
import {readPdfs} from '../search/build/readPdfs';
import {listPublicNames} from './listPublicNames';

/** The file that lists phrases of locked pages that may be public, one per line. */
const ALLOWED = 'lock.allow';

/** The maximum number of leaks that are listed. */
const SHOWN = 40;

/** Reads the lines of a list, without comments that begin with #. */
async function readLines(file: string): Promise<readonly string[]> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Describes leaks, each phrase once with the first file that holds it. */
function describeLeaks(leaks: readonly Leak[]): readonly string[] {
  const byPhrase = new Map<string, Set<string>>();
  for (const {phrase, where, file} of leaks) {
    const key = `"${phrase}" from ${where}`;
    byPhrase.set(key, (byPhrase.get(key) ?? new Set()).add(file));
  }
  return [...byPhrase].map(([phrase, [first = '', ...more]]) => {
    const others = more.length === 0 ? '' : ` and ${more.length} more`;
    return `${first}${others}: found ${phrase}`;
  });
}

/**
 * Searches a build for content of locked pages, and deletes it if there is any.
 *
 * @throws Error listing what was found, and where.
 */
export async function refuseLeaks(
  siteDir: string,
  outDir: string,
  secrets: readonly Secret[],
): Promise<void> {
  const folder = relative(siteDir, outDir);
  const began = performance.now();
  const {leaks, files, phrases} = await checkLeaks(outDir, {
    secrets,
    allowed: [
      ...(await readLines(join(siteDir, ALLOWED))),
      ...(await listPublicNames(siteDir)),
    ],
    readPdfs: (staticDir) =>
      readPdfs({staticDir, cacheDir: join(siteDir, '.cache/pdf-text')}),
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `[INFO] Leak check of ${folder}: ${files} files, ${phrases} phrases of locked pages, ${seconds} s.`,
  );
  if (leaks.length > 0) {
    await rm(outDir, {recursive: true, force: true});
    throw new Error(
      [
        ...describeLeaks(leaks).slice(0, SHOWN),
        `${folder}: expected no content of locked pages. The folder has been deleted. Remove these phrases from the public pages or files, or add those that may be public to ${ALLOWED}.`,
      ].join('\n'),
    );
  }
}
