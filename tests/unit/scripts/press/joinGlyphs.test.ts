import {joinGlyphs} from '../../../../scripts/press/print/joinGlyphs';

/** A font whose first glyph is half as wide as its size, and all others as wide as it. */
const fonts = new Map([
  ['F1', (glyph: number): number => (glyph === 1 ? 500 : 1000)],
]);

/** A text object as the browser writes it. */
function text(steps: readonly string[], font = 'F1'): string {
  return [
    'BT',
    `/${font} 10 Tf`,
    '1 0 0 -1 20 30 Tm',
    ...steps,
    'ET',
    'EMC\n',
  ].join('\n');
}

describe('joining the glyphs of a page', () => {
  it('makes one string of glyphs that follow each other', () => {
    const content = text([
      '<0001> Tj',
      '5 0 Td <0002> Tj',
      '10 0 Td <0001> Tj',
    ]);
    expect(joinGlyphs(content, fonts)).toBe(text(['[<000100020001>]TJ']));
  });

  it('keeps kerning, in thousandths of the size to the left', () => {
    const content = text([
      '<0001> Tj',
      '4.9 0 Td <0002> Tj',
      '10.2 0 Td <0002> Tj',
    ]);
    expect(joinGlyphs(content, fonts)).toBe(
      text(['[<0001>10<0002>-20<0002>]TJ']),
    );
  });

  it('does not let errors of rounding add up over a line', () => {
    const steps = Array.from({length: 100}, () => '5.004 0 Td <0001> Tj');
    const joined = joinGlyphs(text(['<0001> Tj', ...steps]), fonts);
    const moved = [...joined.matchAll(/>(?<back>-?\d+)</g)]
      .map(({groups}) => Number(groups?.['back']))
      .reduce((sum, back) => sum - back, 0);
    expect(moved).toBe(40);
  });

  it.each([
    [
      'a font without known advances',
      text(['<0001> Tj', '5 0 Td <0002> Tj'], 'F2'),
    ],
    ['a move to another line', text(['<0001> Tj', '0 12 Td <0002> Tj'])],
    [
      'letters that are spaced',
      `2 Tc\n${text(['<0001> Tj', '7 0 Td <0002> Tj'])}`,
    ],
    ['codes of one byte', text(['<01> Tj', '5 0 Td <02> Tj'])],
    [
      'a second font in the text',
      text(['<0001> Tj', '/F2 10 Tf', '<0002> Tj']),
    ],
  ])('leaves %s alone', (_, content) => {
    expect(joinGlyphs(content, fonts)).toBe(content);
  });

  it('leaves what is drawn alone', () => {
    const drawn = '0 0 794 1123 re\nf\n';
    expect(joinGlyphs(drawn + text(['<0001> Tj']) + drawn, fonts)).toBe(
      drawn + text(['[<0001>]TJ']) + drawn,
    );
  });
});
