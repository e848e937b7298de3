import {dirname} from 'node:path';
import {viewerMounts} from '../../../../plugins/pdf-viewer/mounts';

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
