import {readFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import type {SitePage} from '../pages/sitePages';
import {createTreeReader} from './pageTrees';

/** Matches a fault that begins with a file and a line. */
const PLACED = /^[^\s:][^:]*:\d+: /;

/** Splits an error of a build step into faults. Faults without a place get that of the page. */
function readFaults(path: string, message: string): readonly string[] {
  const lines = message.split('\n');
  const placed = lines.filter((line) => PLACED.test(line));
  if (placed.length > 0) {
    return placed;
  }
  const [first = ''] = lines;
  const line = /\((?<line>\d+):\d+/.exec(first)?.groups?.['line'] ?? '1';
  const said = first.replace(`${path}: `, '').replace(/\.$/, '');
  return [
    `${path}:${line}: found ${said.replace(/^found /, '')}${said.includes('expected ') ? '' : ', expected a page that the build can compile'}.`,
  ];
}

/**
 * Processes pages and the data that they show through the steps of the build, and describes their
 * faults.
 */
export async function findPageFaults(
  siteDir: string,
  pages: readonly SitePage[],
  paths: readonly string[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  const inData: string[] = [];
  const read = createTreeReader(siteDir, pages, (message) => {
    inData.push(message);
  });
  // One after another, so that few pages are in memory at a time.
  for (const path of paths) {
    inData.length = 0;
    const failure = await read(path).then(
      () => [],
      (error: unknown) => [(error as Error).message],
    );
    // Without its data, a page cannot be run.
    const messages = inData.length > 0 ? inData : failure;
    faults.push(...messages.flatMap((each) => readFaults(path, each)));
  }
  return [...new Set(faults)];
}

/** Lists the pages whose text names any of the given files. */
export async function listNaming(
  siteDir: string,
  paths: readonly string[],
  files: readonly string[],
): Promise<readonly string[]> {
  const names = files.map((file) => `/${posix.basename(file)}`);
  const naming = paths.map(async (path) => {
    const text = await readFile(join(siteDir, path), 'utf8');
    return names.some((name) => text.includes(name)) ? [path] : [];
  });
  return (await Promise.all(naming)).flat();
}
