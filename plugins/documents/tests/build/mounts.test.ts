import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {copyMounts, viewerMounts} from '../../build/mounts';
import {temporarySite} from '../../../../tests/support/temporarySite';

const mounts = viewerMounts(
  dirname(require.resolve('pdfjs-dist/package.json')),
  '/page',
);
const at = (end: string) => mounts.find(({address}) => address.endsWith(end));

describe('the files that viewers of documents fetch', () => {
  it('are in one folder that names the release of pdf.js', () => {
    expect(mounts.map(({address}) => address)).toEqual([
      '/assets/lib/pdfjs-6.5.438/legacy/build',
      '/assets/lib/pdfjs-6.5.438/web/cmaps',
      '/assets/lib/pdfjs-6.5.438/web/standard_fonts',
      '/assets/lib/pdfjs-6.5.438/web/wasm',
      '/assets/lib/pdfjs-6.5.438/web/iccs',
      '/assets/lib/pdfjs-6.5.438/web',
    ]);
  });

  it('include only the worker among the scripts', () => {
    const {files} = at('/build') ?? {};
    expect(files?.test('pdf.worker.min.mjs')).toBe(true);
    expect(files?.test('pdf.min.mjs')).toBe(false);
    expect(files?.test('pdf.worker.min.mjs.map')).toBe(false);
  });

  it('include image decoders, and nothing that runs scripts of documents', () => {
    const {files} = at('/wasm') ?? {};
    expect(files?.test('openjpeg.wasm')).toBe(true);
    expect(files?.test('LICENSE_OPENJPEG')).toBe(true);
    expect(files?.test('quickjs-eval.wasm')).toBe(false);
    expect(files?.test('LICENSE_QUICKJS')).toBe(false);
    expect(files?.test('LICENSE_PDFJS_QUICKJS')).toBe(false);
  });
});

const siteDir = temporarySite({
  'from/a.txt': 'a',
  'from/b.bin': 'b',
  'from/deep/c.txt': 'c',
});
const from = join(siteDir, 'from');
const has = (path: string) => existsSync(join(siteDir, 'out', path));

describe('files that are published with the site', () => {
  it('are copied with their folders', async () => {
    await copyMounts([{folder: from, address: '/all'}], join(siteDir, 'out'));
    expect(['all/a.txt', 'all/b.bin', 'all/deep/c.txt'].map(has)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('are only those with the requested names', async () => {
    const files = /^a\.txt$/;
    await copyMounts(
      [{folder: from, address: '/some', files}],
      join(siteDir, 'out'),
    );
    expect(['some/a.txt', 'some/b.bin', 'some/deep'].map(has)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
