import {keepCell, keepHeading, leastWidth} from '../../model/leastWidth';

describe('the least width of a cell', () => {
  it.each([
    ['is 0 without text', '', 0],
    ['is that of its longest word if it has one or two', 'the harbor', 6],
    ['holds two of three words', 'the harbor thing', 10],
    ['holds the shorter pair of three words', 'Middle, Coral Deeps', 11],
    ['leaves two of five words alone', 'three desks in one hall', 8],
    [
      'has an end for words that never share a line',
      'quartermasters, lieutenants, ambassadors',
      24,
    ],
  ])('%s', (_, text, width) => {
    expect(leastWidth(text)).toBe(width);
  });
});

describe('words of a table that stay together', () => {
  it.each([
    ['Miles from Toros', 'Miles\u00A0from Toros'],
    ['Heaviest armor when casting', 'Heaviest armor\u00A0when casting'],
  ])('are the shorter pair of a heading: %s', (heading, kept) => {
    expect(keepHeading(heading)).toBe(kept);
  });

  it('are the shorter pair of a cell in which any two are long', () => {
    expect(keepCell('Chapter Candlelight Seawater')).toBe(
      'Chapter\u00A0Candlelight Seawater',
    );
  });
});
