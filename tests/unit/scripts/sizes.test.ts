import {budgets, judge, type PageWeight} from '../../../scripts/sizes/budgets';
import {filesOfPage, fontsOfStyle} from '../../../scripts/sizes/pageFiles';

function page(name: string, script: number): PageWeight {
  return {page: name, weight: {script, style: 10, font: 10}};
}

describe('the budgets', () => {
  it('are 125 KiB of script, 20 KiB of styles and 110 KiB of fonts', () => {
    expect(budgets).toEqual({
      script: 128_000,
      style: 20_480,
      font: 112_640,
    });
  });

  it('hold up to the last byte, and are judged by the heaviest page', () => {
    const [script] = judge([page('light', 5), page('heavy', 128_000)]);
    expect(script).toMatchObject({page: 'heavy', bytes: 128_000, holds: true});
  });

  it('break one byte beyond', () => {
    const [script] = judge([page('light', 5), page('heavy', 128_001)]);
    expect(script).toMatchObject({kind: 'script', holds: false});
  });

  it('hold for no empty build', () => {
    expect(() => judge([])).toThrow('Found no built page');
  });
});

describe('what a page loads', () => {
  it('is its scripts and style sheets, once each', () => {
    const html = `<link rel=stylesheet href=/assets/css/styles.1.css><link rel="icon" href="/favicon.ico">
      <script src="/assets/js/main.1.js" defer></script><script src=/assets/js/main.1.js></script><script>1</script>`;
    expect(filesOfPage(html)).toEqual({
      script: ['/assets/js/main.1.js'],
      style: ['/assets/css/styles.1.css'],
    });
  });

  it('is the fonts that its styles name', () => {
    expect(
      fontsOfStyle(
        '@font-face{src:url(/a.woff2)format("woff2"),url("/b.woff2")}',
      ),
    ).toEqual(['/a.woff2', '/b.woff2']);
  });
});
