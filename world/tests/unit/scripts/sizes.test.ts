import {
  budgets,
  checkBudgets,
  type PageWeight,
} from '../../../../scripts/sizes/budgets';
import {
  listPageFiles,
  listFonts,
  splitInlineScripts,
} from '../../../../scripts/sizes/pageFiles';

function page(name: string, script: number): PageWeight {
  return {
    page: name,
    weight: {early: 10, opening: 10, script, unpacked: 10, style: 10, font: 10},
  };
}

describe('the budgets', () => {
  it('are 2 KiB of script and 22 of page and styles at first, then 113.5 KiB of script (437 unpacked), 19.25 KiB of styles and 57 KiB of fonts', () => {
    expect(budgets).toEqual({
      early: 2112,
      opening: 22_528,
      script: 116_224,
      style: 19_712,
      unpacked: 447_488,
      font: 58_368,
    });
  });

  it('are met up to the last byte, and judged by the heaviest page', () => {
    const verdicts = checkBudgets([page('light', 5), page('heavy', 116_224)]);
    expect(verdicts[2]).toMatchObject({
      page: 'heavy',
      bytes: 116_224,
      isKept: true,
    });
  });

  it('are exceeded by one more byte', () => {
    const verdicts = checkBudgets([page('light', 5), page('heavy', 116_225)]);
    expect(verdicts[2]).toMatchObject({kind: 'script', isKept: false});
  });

  it('are higher for pages that hold all of something', () => {
    const whole: PageWeight = {
      page: 'magic-science/index.html',
      weight: {
        early: 10,
        opening: 44_032,
        script: 5,
        unpacked: 10,
        style: 10,
        font: 10,
      },
    };
    expect(checkBudgets([whole, page('light', 5)])[1]).toMatchObject({
      kind: 'opening',
      page: 'magic-science/index.html',
      budget: 44_032,
      isKept: true,
    });
    const more = {...whole, weight: {...whole.weight, opening: 44_033}};
    expect(checkBudgets([more])[1]).toMatchObject({isKept: false});
  });

  it('allow a locked page 256 bytes more at first, to check for remembered readers', () => {
    const locked = page('reference/index.html', 5);
    const weight = {...locked.weight, early: 2368};
    expect(checkBudgets([{...locked, weight}])[0]).toMatchObject({
      budget: 2368,
      isKept: true,
    });
    expect(checkBudgets([{...page('open.html', 5), weight}])[0]).toMatchObject({
      budget: 2112,
      isKept: false,
    });
  });

  it('are not met by an empty build', () => {
    expect(() => checkBudgets([])).toThrow('Found no built page');
  });
});

describe('the size of a page', () => {
  it('includes its scripts and stylesheets, once each', () => {
    const html = `<link rel=stylesheet href=/assets/css/styles.1.css><link rel="icon" href="/favicon.ico">
      <script src="/assets/js/main.1.js" defer></script><script src=/assets/js/main.1.js></script><script>1</script>`;
    expect(listPageFiles(html)).toEqual({
      script: ['/assets/js/main.1.js'],
      late: [],
      style: ['/assets/css/styles.1.css'],
      behind: [],
    });
  });

  it('includes the styles that are fetched afterwards, which it does not wait for', () => {
    const html =
      '<style>a{}</style><link rel=stylesheet media=print href=/b.css><link rel="prefetch" href="/c.js">';
    expect(listPageFiles(html)).toMatchObject({style: [], behind: ['/b.css']});
  });

  it('includes the scripts that it names for later', () => {
    const html =
      '<meta name=script content=/a.js><meta name="script" content="/b.js"/><meta name=generator content=/c.js>';
    expect(listPageFiles(html)).toMatchObject({
      script: [],
      late: ['/a.js', '/b.js'],
    });
  });

  it('includes its HTML without the scripts', () => {
    const data = '<script type="application/ld+json">{}</script>';
    const file = '<script src=/a.js></script>';
    expect(
      splitInlineScripts(
        `<p>${data}<script>a()</script>${file}<script id=b>b()</script>`,
      ),
    ).toEqual({
      markup: `<p>${data}${file}`,
      inline: '<script>a()</script><script id=b>b()</script>',
    });
    expect(splitInlineScripts('<p>').inline).toBe('');
  });

  it('includes the fonts in its styles', () => {
    expect(
      listFonts('@font-face{src:url(/a.woff2)format("woff2"),url("/b.woff2")}'),
    ).toEqual(['/a.woff2', '/b.woff2']);
  });
});
