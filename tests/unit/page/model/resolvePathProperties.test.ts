import {mendPath} from '../../../../src/shared/model/decoded';
import {pathKey, resolvePath} from '../../../../src/page/model/resolvePath';
import fc from '../../../support/properties';

const pages = [
  '/',
  '/prime-almanac/',
  '/prime-almanac/torosia.html',
  '/combat-and-tactics/',
  '/combat-and-tactics/bab-table.html',
];

/** Parts of paths as strangers, crawlers and old links write them. */
const piece = fc.constantFrom(
  '/',
  '//',
  '..',
  '.',
  '%2e%2e',
  '%2F',
  '%',
  '%E0%A4%A',
  '%00',
  '\\',
  'prime-almanac',
  'Torosia',
  '.html',
  'index',
  'constructor',
  '__proto__',
  'https:',
  'javascript:',
  '@evil.example',
  '\u202e',
  ' ',
);
const path = fc
  .array(fc.oneof({weight: 4, arbitrary: piece}, fc.string()))
  .map((pieces) => `/${pieces.join('')}`);

describe('an address, whatever it is', () => {
  it('leads to a page of this site, or to none', () => {
    fc.assert(
      fc.property(path, (requested) => {
        const found = resolvePath(requested, pages);
        expect([...pages, undefined]).toContain(found);
      }),
    );
  });

  it('leads to itself if it is canonical, and has one key', () => {
    fc.assert(
      fc.property(path, (requested) => {
        const found = resolvePath(requested, pages);
        expect(resolvePath(found ?? '/', pages)).toBe(found ?? '/');
        expect(pathKey(requested)).toBe(pathKey(requested));
        expect(pathKey(requested)).not.toMatch(/\/\/|[A-Z]/);
      }),
    );
  });

  it('is readable after it is repaired, and stays on this site', () => {
    fc.assert(
      fc.property(path, (requested) => {
        const url = new URL('https://orrameth.example');
        url.pathname = requested;
        const mended = mendPath(url.pathname);
        expect(() => decodeURI(mended)).not.toThrow();
        url.pathname = mended;
        expect(url.origin).toBe('https://orrameth.example');
      }),
    );
  });
});
