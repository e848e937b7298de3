import {version} from 'pdfjs-dist/package.json';
import {
  PDFJS_VERSION,
  VIEWER_PAGE,
  readView,
  viewerAddress,
} from '../../model/viewerAddress';

describe('the address of the viewer page', () => {
  it('names the installed release of pdf.js', () => {
    expect(PDFJS_VERSION).toBe(version);
    expect(VIEWER_PAGE).toBe(`/assets/lib/pdfjs-${version}/web/viewer.html`);
  });

  it.each([
    [{file: '/a.pdf'}, '/v.html?file=%2Fa.pdf'],
    [{file: '/a b&c.pdf'}, '/v.html?file=%2Fa%20b%26c.pdf'],
    [{file: '/a.pdf', page: 3}, '/v.html?file=%2Fa.pdf#page=3'],
  ])('asks for %j', (request, address) => {
    expect(viewerAddress('/v.html', request)).toBe(address);
  });
});

describe('the hash of the viewer page', () => {
  it.each([
    ['', undefined, undefined],
    ['#page=3&zoom=100', 3, 100],
    ['#page=3.7', 3, undefined],
    ['#page=0', undefined, undefined],
    ['#page=x&zoom=y', undefined, undefined],
    ['#page=1e999', undefined, undefined],
    ['#zoom=page-width', undefined, 'page-width'],
    ['#zoom=page-none', undefined, undefined],
  ])('%s', (hash, page, zoom) => {
    expect(readView(hash)).toEqual({page, zoom});
  });
});
