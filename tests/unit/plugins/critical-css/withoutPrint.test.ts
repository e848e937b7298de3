import {createCssInliner} from '../../../../plugins/critical-css/createCssInliner';
import {parseSheet} from '../../../../plugins/critical-css/parseSheet';

/** Returns the styles that a page with a paragraph inlines. */
function inline(css: string): string | undefined {
  const html = '<link rel=stylesheet href=/a.css><p>';
  return /<style>(?<css>.*)<\/style>/s.exec(
    createCssInliner(parseSheet(css))('a.html', html),
  )?.groups?.['css'];
}

describe('styles for print', () => {
  it.each([
    '@media print{p{color:black}}',
    '@media print and (width>1px){p{color:black}}',
    '@page{margin:1cm}',
    '@page :first{margin:2cm}',
    '@layer a{@media print{p{color:black}}}',
  ])('are not inlined: %s', (css) => {
    expect(inline(`p{color:red}${css}`)).not.toMatch(/black|margin/);
    expect(inline(`p{color:red}${css}`)).toContain('p{color:red}');
  });

  it.each([
    '@media screen',
    '@media screen,print',
    '@media print,(scripting:none)',
    '@media (width>1px)',
  ])('are inlined where they are for screens too: %s', (media) => {
    expect(inline(`${media}{p{color:red}}`)).toBe(`${media}{p{color:red}}`);
  });
});
