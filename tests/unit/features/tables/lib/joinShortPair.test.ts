import {joinShortPair} from '../../../../../src/features/tables/lib/joinShortPair';

describe('a cell of three words', () => {
  it.each([
    ['foot, horse, caravan', 'foot,\u00a0horse, caravan'],
    ['Miles from Toros', 'Miles from\u00a0Toros'],
    ['the market rope', 'the\u00a0market rope'],
    ['one one two', 'one one\u00a0two'],
  ])('keeps its shorter pair in one line: %s', (text, joined) => {
    expect(joinShortPair(text, 4)).toBe(joined);
  });

  it.each([
    '',
    'Toros',
    'sea-gray cloak',
    'two days of snow',
    'extraordinarily-well-made heart-shaped lamps-and-lanterns',
  ])('stays as it is with fewer or more words, or long ones: %s', (text) => {
    expect(joinShortPair(text, 4)).toBe(text);
  });

  it('stays as it is in a table of three columns', () => {
    expect(joinShortPair('Miles from Toros', 3)).toBe('Miles from Toros');
  });
});
