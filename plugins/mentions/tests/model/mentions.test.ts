import {listMentioned, splitAtMentions, makeTerms} from '../../model/mentions';
import fc from '../../../../tests/support/properties';

const terms = makeTerms([
  {address: '/torosia.html', terms: ['Torosia', 'Toros', 'Shroud']},
  {address: '/shroud.html', terms: ['Shroud of the Empire', 'Characters']},
  {address: '/gate.html', terms: ['Return (v2)', 'Characters']},
  {address: '/orc.html', terms: ['orc', 'Orcs']},
]);

const parts = (text: string, ...taken: readonly string[]) =>
  splitAtMentions(text, terms, new Set(taken)).map((piece) =>
    piece.address === undefined
      ? piece.text
      : `[${piece.text}](${piece.address})`,
  );

describe('a mention of a page', () => {
  it.each([
    ['leads there', 'to Toros.', ['to ', '[Toros](/torosia.html)', '.']],
    [
      'counts once for each page',
      'Toros and the Shroud of Torosia',
      ['[Toros](/torosia.html)', ' and the Shroud of Torosia'],
    ],
    ['is a whole word', 'Torosian orchard', ['Torosian orchard']],
    ['keeps its case', 'Orc, toros', ['Orc, toros']],
    ['may own something', 'an orc’s', ['an ', '[orc](/orc.html)', '’s']],
    [
      'is no part of a word with a dash',
      'half-orc, orc-hunter',
      ['half-orc, orc-hunter'],
    ],
    ['may hold any sign', 'Return (v2)', ['[Return (v2)](/gate.html)']],
    ['leads nowhere where two pages are meant', 'Characters', ['Characters']],
  ])('%s', (_, text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it('is not linked if its page is unavailable', () => {
    expect(parts('Toros, orc', '/torosia.html')).toEqual([
      'Toros, ',
      '[orc](/orc.html)',
    ]);
  });

  it('never changes the text', () => {
    const words = fc.constantFrom(
      'Toros',
      'orc',
      'Shroud',
      ' ',
      '-',
      '’s',
      'of the Empire',
      'x',
      '.',
    );
    fc.assert(
      fc.property(fc.array(words), (list) => {
        const text = list.join('');
        const pieces = splitAtMentions(text, terms, new Set());
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        const addresses = pieces.flatMap(({address}) => address ?? []);
        expect(new Set(addresses).size).toBe(addresses.length);
        expect(addresses).toEqual(
          listMentioned(text, terms).filter((each) => addresses.includes(each)),
        );
      }),
    );
  });
});
