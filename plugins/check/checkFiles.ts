import {relative, resolve, sep} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {sitePages} from '../pages/sitePages';
import {checkAssets} from './checkAssets';
import {findPageFaults, listNaming} from './findPageFaults';
import {lintMarkdown} from './lintMarkdown';
import {checkNames} from './names/checkNames';
import {findSiteFaults} from './rules';
import {describeWord, findUnknownWords, isPerhapsName} from './spelling';

/** The findings of a check, one per line, each with file, line, found, and expected. */
export type Checked = {
  readonly files: readonly string[];
  /** Errors of the build and of `npm run check`. */
  readonly faults: readonly string[];
  /** Possible errors, such as new names. */
  readonly warnings: readonly string[];
};

/** Files of the site: everything else is code. */
const CONTENT =
  /^(?:docs|static|library)\/|^world\/(?:questions\/|[^/]+\.mdx$)/;

const isText = (path: string): boolean => /\.mdx?$/i.test(path);

/** Partials, which the build reads with the pages that show them. */
const isPart = (path: string): boolean => path.includes('/_');

type Expanded = Pick<Checked, 'files' | 'faults'>;

/** Finds the files that match a pattern, from the project root; returns a fault if none do. */
async function expand(siteDir: string, pattern: string): Promise<Expanded> {
  const path = relative(siteDir, resolve(pattern)).split(sep).join('/');
  const found = await Globby(
    // A name may contain characters that are special in patterns.
    [path, path.replaceAll(/[()[\]{}!*?+@\\]/g, '\\$&')],
    {cwd: siteDir},
  );
  const files = found.filter((file) => CONTENT.test(file));
  const described =
    found.length === 0 ? 'no such file' : 'files that are not content';
  const fault = `${pattern}:1: found ${described}, expected pages in docs/, or tables, pictures, or documents in static/.`;
  return {files, faults: files.length === 0 ? [fault] : []};
}

function readPath(fault: string): string {
  return fault.split(':', 1).join('');
}

/** Processes the requested pages, and those that show requested files. */
async function checkPages(
  siteDir: string,
  files: readonly string[],
): Promise<readonly string[]> {
  const pages = await sitePages(siteDir);
  const paths = pages.map(({path}) => path);
  const asked = [
    ...paths.filter((path) => files.includes(path)),
    ...files.filter((file) => file.startsWith('world/') && isText(file)),
  ];
  const shown = files.filter(
    (file) => file.endsWith('.csv') || (isText(file) && isPart(file)),
  );
  const showing = (await listNaming(siteDir, paths, shown)).filter(
    (path) => !asked.includes(path),
  );
  const inShown = await findPageFaults(siteDir, pages, showing);
  return [
    ...(await findPageFaults(siteDir, pages, asked)),
    ...inShown.filter((fault) => shown.includes(readPath(fault))),
  ];
}

/** Finds names on pages that no data file or title has. */
async function findNewNames(
  siteDir: string,
  files: readonly string[],
): Promise<readonly string[]> {
  const pages = await sitePages(siteDir);
  const asked = pages.filter(({path}) => files.includes(path));
  const names = await Promise.all(asked.map((page) => checkNames(page, pages)));
  return names.flat();
}

function readLine(fault: string): number {
  return Number(/:(?<line>\d+)/.exec(fault)?.groups?.['line'] ?? 0);
}

/** Sorts faults by file and line, without duplicates. */
function sorted(faults: readonly string[]): readonly string[] {
  return [...new Set(faults)].toSorted(
    (one, other) =>
      readPath(one).localeCompare(readPath(other)) ||
      readLine(one) - readLine(other),
  );
}

/** Finds the build's faults in files, given by their paths from the project root. */
export async function findBuildFaults(
  siteDir: string,
  files: readonly string[],
): Promise<readonly string[]> {
  const found = await Promise.all([
    findSiteFaults(siteDir, (path) => files.includes(path)),
    checkPages(siteDir, files),
    checkAssets(
      siteDir,
      files.filter((file) => file.startsWith('static/')),
    ),
  ]);
  return sorted(found.flat());
}

/**
 * Checks pages, tables, pictures, and documents with the parser and the rules of the build. Also
 * checks the spelling and the Markdown of pages.
 *
 * @param patterns paths from the working folder, which may contain `*`; one that matches nothing is
 * a fault.
 */
export async function checkFiles(
  siteDir: string,
  patterns: readonly string[],
): Promise<Checked> {
  const expanded = await Promise.all(
    patterns.map((pattern) => expand(siteDir, pattern)),
  );
  const files = [...new Set(expanded.flatMap((each) => each.files))].toSorted();
  const missing = expanded.flatMap((each) => each.faults);
  const texts = files.filter(
    (file) => isText(file) && !file.startsWith('world/'),
  );
  const [faults, markdown, words, names] = await Promise.all([
    findBuildFaults(siteDir, files),
    texts.length === 0 ? [] : lintMarkdown(siteDir, texts),
    texts.length === 0 ? [] : findUnknownWords(siteDir, texts),
    findNewNames(siteDir, files),
  ]);
  const slips = words.filter((word) => !isPerhapsName(word));
  const newWords = words.filter(isPerhapsName);
  return {
    files,
    faults: sorted([
      ...missing,
      ...faults,
      ...markdown,
      ...slips.map(describeWord),
    ]),
    warnings: sorted([...names, ...newWords.map(describeWord)]),
  };
}
