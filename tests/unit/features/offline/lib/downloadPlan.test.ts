import {
  chooseSamples,
  getEnding,
  planDownloads,
  sumWeights,
  weighFiles,
} from '../../../../../src/features/offline/lib/downloadPlan';
import type {PackFile} from '../../../../../src/features/offline/lib/packList';

const MB = 1_000_000;

function makeFile(path: string, bytes: number): PackFile {
  return [path, '0123456789abcdef', bytes];
}

/** Four pages of 1 MB; an archive of two is 300 kB, each alone 250 kB. */
const files = ['a', 'b', 'c', 'd'].map((name) => makeFile(`${name}.html`, MB));
const archives = ['first', 'second'].map((name) => ({
  path: `${name}.tar.zst`,
  bytes: 300_000,
  files: 2,
  singleBytes: 500_000,
}));
const [a, b, c, d] = files as [PackFile, PackFile, PackFile, PackFile];

describe('the plan of a download', () => {
  it('fetches everything as archives if nothing is there', () => {
    expect(planDownloads(files, [{files, archives}])).toEqual({
      archives: [
        {archive: archives[0], files: [a, b]},
        {archive: archives[1], files: [c, d]},
      ],
      singles: [],
    });
  });

  it('fetches no archive again whose files are all there', () => {
    expect(planDownloads([c, d], [{files, archives}])).toEqual({
      archives: [{archive: archives[1], files: [c, d]}],
      singles: [],
    });
    expect(planDownloads([], [{files, archives}])).toEqual({
      archives: [],
      singles: [],
    });
  });

  it('fetches changed files alone where that is less than the archive', () => {
    expect(planDownloads([a, c, d], [{files, archives}])).toEqual({
      archives: [{archive: archives[1], files: [c, d]}],
      singles: [a],
    });
  });

  it.each([
    // One of two files: half of 500 kB, and 1 kB for its request.
    {bytes: 251_000, isArchive: false},
    {bytes: 250_999, isArchive: true},
  ])(
    'fetches an archive of $bytes bytes for one file of 250 kB: $isArchive',
    ({bytes, isArchive}) => {
      const archive = {path: 'x', bytes, files: 2, singleBytes: 500_000};
      const plan = planDownloads([a], [{files: [a, b], archives: [archive]}]);
      expect(plan.archives).toHaveLength(isArchive ? 1 : 0);
      expect(plan.singles).toEqual(isArchive ? [] : [a]);
    },
  );

  it('fetches packs without archives file by file', () => {
    expect(planDownloads(files, [{files, archives: []}])).toEqual({
      archives: [],
      singles: files,
    });
  });

  it('counts the archives of each pack from its own first file', () => {
    const other = makeFile('map.webp', MB);
    const archive = {path: 'map', bytes: 5, files: 1, singleBytes: MB};
    const plan = planDownloads(
      [other, d],
      [
        {files, archives},
        {files: [other], archives: [archive]},
      ],
    );
    expect(plan).toEqual({archives: [{archive, files: [other]}], singles: [d]});
  });
});

describe('the progress of a download', () => {
  it('ends at the bytes of the archives', () => {
    expect(sumWeights(files, weighFiles([{files, archives}]))).toBe(600_000);
  });

  it('ends at the bytes of the files of packs without archives', () => {
    expect(sumWeights(files, weighFiles([{files, archives: []}]))).toBe(4 * MB);
  });

  it('gives each file of an archive its share', () => {
    const small = makeFile('small.html', MB / 2);
    const pack = {
      files: [a, small],
      archives: [{path: 'x', bytes: 300, files: 2, singleBytes: 0}],
    };
    expect(sumWeights([a], weighFiles([pack]))).toBe(200);
    expect(sumWeights([small], weighFiles([pack]))).toBe(100);
  });

  it('is known for empty files', () => {
    const pack = {
      files: [makeFile('empty', 0)],
      archives: [{path: 'x', bytes: 300, files: 1, singleBytes: 0}],
    };
    expect(sumWeights(pack.files, weighFiles([pack]))).toBe(0);
  });
});

describe('the samples of headers', () => {
  it('are the smallest file of each ending', () => {
    const small = makeFile('e/small.HTML', 1);
    const script = makeFile('f.js', 9);
    expect(chooseSamples([a, small, script, b])).toEqual([small, script]);
  });

  it.each([
    ['a/b.tar.zst', 'zst'],
    ['a/B.HTML', 'html'],
    ['a.b/c', ''],
    ['', ''],
  ])('of "%s" go by "%s"', (path, ending) => {
    expect(getEnding(path)).toBe(ending);
  });
});
