import {fontsLast} from '../../../../plugins/critical-css/fontsLast';

const sheet = '<link rel="preload" as="style" href="/a.css">';
const text =
  '<link data-rh=true rel=preload as=font type=font/woff2 href=/a.woff2 crossorigin=anonymous />';
const display = '<link rel="preload" as="font" href="/b.woff2" crossorigin>';

describe('the fonts of a page', () => {
  it('are asked for behind its text, in their order', () => {
    expect(
      fontsLast(
        `<head>${text}${sheet}${display}</head><body><p>Torosia</p></body></html>`,
      ),
    ).toBe(
      `<head>${sheet}</head><body><p>Torosia</p>${text}${display}</body></html>`,
    );
  });

  it('leave a page as it is that asks for none', () => {
    const page = `<head>${sheet}</head><body><p>as=font rel=preload</p></body>`;
    expect(fontsLast(page)).toBe(page);
  });

  it('stay where a page has no end that is known', () => {
    const page = `<head>${text}</head><body>`;
    expect(fontsLast(page)).toBe(page);
  });
});
