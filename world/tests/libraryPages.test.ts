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

/** Lists how far down the text of each page of some documents reaches. */
async function readReaches(
  paths: readonly string[],
): Promise<readonly (readonly number[])[]> {
  const {stdout} = await run(
    process.execPath,
    [
      join(siteDir, 'tests/support/pageReach.mjs'),
      ...paths.map((path) => join(staticDir, path)),
    ],
    {maxBuffer: LONGEST},
  );
  return JSON.parse(stdout) as readonly (readonly number[])[];
}

describe('the pages of a document (A4)', () => {
  it.each(paperNames)(
    'are at least half full, but for the last: %s',
    async (paper) => {
      const paths = books.map(({file}) => getPath(paper, file));
      const reaches = await readReaches(paths);
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
});
