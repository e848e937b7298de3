import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {
  paperNames,
  getPath,
} from '../../../../src/features/documents/lib/paper';
import {siteDir, staticDir} from '../../../../tests/support/site';
import {documents} from '../../../documents/index';

const run = promisify(execFile);
const LONGEST = 1024 * 1024;

/** The height of a page at which its text is half of what fits, with its margins. */
const HALF = 0.48;

/** How far down running heads reach, as a part of the height of a page. */
const HEAD = 0.08;

/**
 * The documents that are read from page to page. Screens, which are tables that stand on the table,
 * and cards, which are cut out and have icons, are exempt; so are forms, whose space is for writing.
 */
const books = documents.filter(
  ({layout = 'book'}) => layout === 'book' || layout === 'spells',
);

/** A page of a document, as tests/support/pdfPages.mjs describes it. */
type PrintedPage = {
  /** How far down its text reaches, as a part of its height. */
  readonly reach: number;
  /** Whether it has a picture, map, portrait or diagram. */
  readonly isPictured: boolean;
};

/** A document, by its path below static/, and its pages. */
type Printed = {
  readonly path: string;
  readonly pages: readonly PrintedPage[];
};

/** Reads the pages of all books on a paper. */
async function readBooks(
  paper: (typeof paperNames)[number],
): Promise<readonly Printed[]> {
  const paths = books.map(({file}) => getPath(paper, file));
  const {stdout} = await run(
    process.execPath,
    [
      join(siteDir, 'tests/support/pdfPages.mjs'),
      ...paths.map((path) => join(staticDir, path)),
    ],
    {maxBuffer: LONGEST},
  );
  const all = JSON.parse(stdout) as readonly (readonly PrintedPage[])[];
  return paths.map((path, index) => ({path, pages: all[index] ?? []}));
}

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

describe.each(paperNames)('the pages of a document: %s', (paper) => {
  let printed: readonly Printed[] = [];

  beforeAll(async () => {
    printed = await readBooks(paper);
  }, 300_000);

  it('are at least half full, but for the last', () => {
    const empty = printed.flatMap(({path, pages}) =>
      pages
        .slice(0, -1)
        .flatMap(({reach}, page) =>
          reach < HALF ? [`${path}: page ${page + 1}`] : [],
        ),
    );
    expect(printed.flatMap(({pages}) => pages).length).toBeGreaterThan(300);
    expect(empty).toEqual([]);
  });

  it('are never blank, as a last page would be onto which only a margin runs over', () => {
    const blank = printed.flatMap(({path, pages}) =>
      pages.flatMap(({reach}, page) =>
        reach < HEAD ? [`${path}: page ${page + 1}`] : [],
      ),
    );
    expect(blank).toEqual([]);
  });

  it('have a picture on every other spread', () => {
    const bare = printed.flatMap(({path, pages}) =>
      listBareAgain(pages.map(({isPictured}) => isPictured)).map(
        (page) => `${path}: page ${page}`,
      ),
    );
    const open = printed.filter(({pages}) => pages.length > 1);
    expect(open.length).toBeGreaterThan(60);
    expect(bare).toEqual([]);
  });
});

describe('the spreads of a document', () => {
  it('are bare twice in a row if four pages after another, or two single ones, have no picture', () => {
    expect(listBareAgain([true, false, false, false, true])).toEqual([]);
    expect(listBareAgain([true, false, false, false, false])).toEqual([4]);
    expect(listBareAgain([false, false, false])).toEqual([2]);
    expect(listBareAgain([false, false])).toEqual([2]);
    expect(listBareAgain([false, true])).toEqual([]);
    expect(listBareAgain([false])).toEqual([]);
  });
});
