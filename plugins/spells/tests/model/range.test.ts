import fc from '../../../../tests/support/properties';
import {parseRange, printRange, rangeFt} from '../../model/range';

/** Parses a range as written in the sheet, and returns how far it reaches at a level. */
function measureRange(text: string, level: number): number | undefined {
  const range = parseRange(text);
  return range && rangeFt(range, level);
}

describe('the range of a spell', () => {
  it.each([
    ['Self', 1, 0],
    ['Touch', 20, 5],
    ['60 feet', 1, 60],
    ['10 yards', 1, 30],
    ['10 yards/level', 12, 360],
    ['1 mile/level', 3, 15_840],
    ['60 feet + 10 feet/level', 5, 110],
    ['1 mile per 4 levels', 3, 0],
  ])('%s reaches, at level %i, %i feet', (text, level, feet) => {
    expect(measureRange(text, level)).toBe(feet);
  });

  it.each(['Sight', 'Same plane'])('%s has no number of feet', (text) => {
    expect(parseRange(text)).toBeDefined();
    expect(measureRange(text, 20)).toBeUndefined();
  });

  it.each(['', 'self', '10 rounds', '10 leagues', '10 ft', 'toString'])(
    'cannot be "%s"',
    (text) => {
      expect(parseRange(text)).toBeUndefined();
    },
  );

  it('never falls as level rises', () => {
    const texts = fc
      .tuple(
        fc.integer({min: 2, max: 900}),
        fc.constantFrom('feet', 'yards', 'miles'),
        fc.constantFrom('', '/level', ' per 3 levels'),
      )
      .map(([count, unit, growth]) => `${count} ${unit}${growth}`);
    fc.assert(
      fc.property(texts, fc.integer({min: 0, max: 30}), (text, level) => {
        const now = measureRange(text, level) ?? NaN;
        expect(now).toBeGreaterThanOrEqual(0);
        expect(measureRange(text, level + 1)).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  it.each([
    'Self',
    'Sight',
    '10 yards/level',
    '1 foot',
    '2 miles + 1 mile/level',
  ])('is written as it was read: %s', (text) => {
    const range = parseRange(text);
    expect(range && printRange(range)).toBe(text);
  });
});
