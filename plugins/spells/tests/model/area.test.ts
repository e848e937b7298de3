import {parseArea, printArea} from '../../model/area';
import {evaluate} from '../../model/formula';

describe('the area of a spell', () => {
  it.each([
    ['None', {kind: 'none'}],
    ['Self', {kind: 'self'}],
    [
      '1 creature',
      {
        kind: 'targets',
        formula: {base: 1, perLevel: 0, every: 1, unit: 'creature'},
      },
    ],
    [
      '1 undead',
      {
        kind: 'targets',
        formula: {base: 1, perLevel: 0, every: 1, unit: 'undead'},
      },
    ],
    [
      '20-foot radius',
      {
        kind: 'space',
        formula: {base: 20, perLevel: 0, every: 1, unit: 'foot radius'},
      },
    ],
    [
      '10-yard cube + 5-yard cube per 2 levels',
      {
        kind: 'space',
        formula: {base: 10, perLevel: 5, every: 2, unit: 'yard cube'},
      },
    ],
  ])('is parsed: %s', (text, area) => {
    expect(parseArea(text)).toEqual(area);
  });

  it.each([
    ['25 creatures/level', 12, 300],
    ['1 kennel per 5 levels', 9, 1],
    ['1 warg/level', 20, 20],
    ['5-foot radius/level', 4, 20],
  ])('%s is, at level %i, %i', (text, level, amount) => {
    const area = parseArea(text);
    expect(area && 'formula' in area && evaluate(area.formula, level)).toBe(
      amount,
    );
  });

  it.each([
    '',
    'none',
    '2 goblins',
    '20 foot radius',
    '20-foot',
    '20-foot blob',
    '10-foot cube + 5-yard cube/level',
    '10-foot cube + 5-foot radius/level',
  ])('cannot be "%s"', (text) => {
    expect(parseArea(text)).toBeUndefined();
  });

  it.each([
    'None',
    'Self',
    '1 kennel per 5 levels',
    '60-foot line',
    '1,000-foot wall/level',
  ])('is written as it was read: %s', (text) => {
    const area = parseArea(text);
    expect(area && printArea(area)).toBe(text);
  });
});
