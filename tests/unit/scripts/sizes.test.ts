import {brotliCompressSync} from 'node:zlib';
import {lockedAreas} from '../../../src/site/contentAreas';
import {getBudget, weighPage} from '../../../scripts/sizes/budgets';

const weigh = (html: string) =>
  weighPage(html, (path) => Buffer.from(`${path}: ${'x'.repeat(100)}`));

const brotli = (text: string): number => brotliCompressSync(text).length;

describe('the weight of a page', () => {
  it('includes each of its scripts once, those that it names for later too', () => {
    const html =
      '<script src="/a.js" defer></script><script src=/a.js></script><meta name=script content=/b.js><meta name=generator content=/c.js>';
    expect(weigh(html).unpacked).toBe(2 * '/a.js: '.length + 200);
    expect(weigh(html).script).toBe(
      brotli(`/a.js: ${'x'.repeat(100)}`) + brotli(`/b.js: ${'x'.repeat(100)}`),
    );
  });
});

describe('the limit of a page', () => {
  it('allows locked pages 256 bytes more at first, to check for remembered readers', () => {
    const pages = lockedAreas.map(({id}) => `${id}/index.html`);
    expect(pages.map((page) => getBudget(page, 'early'))).toEqual(
      pages.map(() => 2368),
    );
  });
});
