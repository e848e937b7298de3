import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {paperNames, getPath} from '../../src/features/documents/lib/paper';
import {siteDir, staticDir} from '../../tests/support/site';
import {documents} from '../documents/index';

const run = promisify(execFile);
const LONGEST = 1024 * 1024;

/** The height of a page at which its text is half of what fits, with its margins. */
const HALF = 0.48;

const books = documents.filter(
  ({layout = 'book'}) => layout === 'book' || layout === 'spells',
);

/** Runs a script of tests/support on some documents, which prints a value for each of their pages. */
async function readPages<Value>(
  script: string,
  paths: readonly string[],
): Promise<readonly (readonly Value[])[]> {
  const {stdout} = await run(
    process.execPath,
    [
      join(siteDir, 'tests/support', script),
      ...paths.map((path) => join(staticDir, path)),
    ],
    {maxBuffer: LONGEST},
  );
  return JSON.parse(stdout) as readonly (readonly Value[])[];
}

/** A book is long from this number of pages on; shorter ones are leaflets. */
const LONG = 9;

/** Lists the first pages of open books that are bare and follow a bare one; page 1 lies alone. */
function listBareAgain(pictured: readonly boolean[]): readonly number[] {
  const lefts = pictured.flatMap((_, index) =>
    index === 0 || index % 2 === 1 ? [index] : [],
  );
  const isBare = (left: number): boolean =>
    !pictured.slice(left, left === 0 ? 1 : left + 2).includes(true);
  return lefts
    .filter((left, at) => at > 0 && isBare(left) && isBare(lefts[at - 1] ?? 0))
    .map((left) => left + 1);
}

describe('the pages of a document (A4)', () => {
  it.each(paperNames)(
    'are at least half full, but for the last: %s',
    async (paper) => {
      const paths = books.map(({file}) => getPath(paper, file));
      const reaches = await readPages<number>('pageReach.mjs', paths);
      const empty = paths.flatMap((path, index) =>
        (reaches[index] ?? [])
          .slice(0, -1)
          .flatMap((reach, page) =>
            reach < HALF ? [`${path}: page ${page + 1}`] : [],
          ),
      );
      expect(reaches.flat().length).toBeGreaterThan(300);
      expect(empty).toEqual([]);
    },
    300_000,
  );

  it.each(paperNames)(
    'have a picture on every other spread of a long book: %s',
    async (paper) => {
      const paths = books.map(({file}) => getPath(paper, file));
      const all = await readPages<boolean>('pagePictures.mjs', paths);
      const long = all.filter((pictured) => pictured.length >= LONG);
      const bare = paths.flatMap((path, index) =>
        (all[index]?.length ?? 0) < LONG
          ? []
          : listBareAgain(all[index] ?? []).map(
              (page) => `${path}: page ${page}`,
            ),
      );
      expect(long.length).toBeGreaterThan(10);
      expect(bare).toEqual([]);
    },
    300_000,
  );

  it('are bare on two spreads in a row if four pages after another have no picture', () => {
    expect(listBareAgain([true, false, false, false, true])).toEqual([]);
    expect(listBareAgain([true, false, false, false, false])).toEqual([4]);
    expect(listBareAgain([false, false, false])).toEqual([2]);
  });
});
