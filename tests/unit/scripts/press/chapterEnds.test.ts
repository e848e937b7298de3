import {
  findChapterToRunOn,
  withChaptersRunOn,
} from '../../../../scripts/press/compose/chapterEnds';

const anchors = ['saves', 'armor', 'styles'];

const getPlaces = (heights: Readonly<Record<string, number>>) =>
  new Map(
    Object.entries(heights).map(([anchor, height]) => [
      `${anchor}-end`,
      {page: 3, height},
    ]),
  );

describe('a page that would be less than half full', () => {
  it('also holds the beginning of the next chapter', () => {
    const places = getPlaces({saves: 0.8, armor: 0.3, styles: 0.2});
    expect(findChapterToRunOn(anchors, places, [])).toBe('styles');
  });

  it('is left as it is if it is the last of its book', () => {
    const places = getPlaces({saves: 0.8, armor: 0.9, styles: 0.2});
    expect(findChapterToRunOn(anchors, places, [])).toBeUndefined();
  });

  it('is filled once', () => {
    const places = getPlaces({saves: 0.4, armor: 0.9, styles: 0.9});
    expect(findChapterToRunOn(anchors, places, [])).toBe('armor');
    expect(findChapterToRunOn(anchors, places, ['armor'])).toBeUndefined();
  });
});

describe('a chapter that begins below another', () => {
  const rule = (anchor: string, title: string) =>
    `@page ${anchor} { @top-right { content: "${title}"; } }\n#${anchor} { page: ${anchor}; }`;
  const html = [
    rule('saves', 'Saves'),
    rule('armor', 'Armor'),
    rule('styles', 'Styles'),
    '<section class="chapter" id="saves">a</section>',
    '<section class="chapter tight" id="armor">b</section>',
    '<section class="chapter" id="styles">c</section>',
  ].join('\n');

  it('shares the pages of that chapter, whose header names both', () => {
    const run = withChaptersRunOn(html, ['armor']);
    expect(run).toContain('<section class="chapter runs-on tight" id="armor">');
    expect(run).toContain('#armor { page: saves; }');
    expect(run).toContain('content: "Saves – Armor"');
    expect(run).toContain('<section class="chapter" id="styles">');
  });

  it('is named as the last of several', () => {
    const run = withChaptersRunOn(html, ['armor', 'styles']);
    expect(run).toContain('#styles { page: saves; }');
    expect(run).toContain('content: "Saves – Styles"');
  });
});
