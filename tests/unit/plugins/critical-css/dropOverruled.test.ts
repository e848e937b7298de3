import {createCssInliner} from '../../../../plugins/critical-css/createCssInliner';
import {dropOverruled} from '../../../../plugins/critical-css/dropOverruled';
import {parseSheet} from '../../../../plugins/critical-css/parseSheet';

const LINK = '<link rel=stylesheet href=/a.css>';

/** Returns the inlined styles of a page with one paragraph. */
function getStyles(css: string): string {
  const html = createCssInliner(dropOverruled(parseSheet(css)))(
    'a.html',
    `<html>${LINK}<p>`,
  );
  return /<style>(?<css>.*)<\/style>/s.exec(html)?.groups?.['css'] ?? '';
}

describe('the theme’s value of a custom property on the root', () => {
  const used = 'p{color:var(--a)}';

  it('is left out if the site sets another one, whatever the layer', () => {
    expect(
      getStyles(`@layer theme{:root{--a:red}${used}}:root{--a:blue}`),
    ).toBe('@layer theme;@layer theme{p{color:var(--a)}}:root{--a:blue}');
  });

  it.each([
    ['the site gives it none', ''],
    ['the site gives it another on paper', '@media print{:root{--a:blue}}'],
    [
      'the site gives it another in the dark',
      ':root[data-theme=dark]{--a:blue}',
    ],
    ['the site gives it another in a layer', '@layer site{:root{--a:blue}}'],
  ])('is kept if %s', (_where, css) => {
    expect(getStyles(`@layer theme{:root{--a:red}${used}}${css}`)).toContain(
      ':root{--a:red}',
    );
  });

  it.each(['--a:red!important', '--a:red !important'])(
    'is kept if it is important: %s',
    (text) => {
      expect(
        getStyles(`@layer theme{:root{${text}}${used}}:root{--a:blue}`),
      ).toContain(text);
    },
  );

  it('is kept if it applies to more than the root', () => {
    expect(
      getStyles(`@layer theme{:root,p{--a:red}${used}}:root{--a:blue}`),
    ).toContain(':root,p{--a:red}');
  });

  it('is kept outside of layers, where the last of two wins', () => {
    expect(getStyles(`:root{--a:red}:root{--a:blue}${used}`)).toBe(
      `:root{--a:red}:root{--a:blue}${used}`,
    );
  });
});
