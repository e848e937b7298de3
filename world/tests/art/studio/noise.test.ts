import {field, layered, random, ridged} from '../../../art/studio/noise';

const places = Array.from({length: 2000}, (_, index) => [
  (index % 50) * 0.37,
  Math.floor(index / 50) * 0.53,
]);

describe('random numbers in the studio', () => {
  it('are the same for the same seed, and different for another', () => {
    const draw = (seed: string) => Array.from({length: 8}, random(seed));
    expect(draw('gate')).toEqual(draw('gate'));
    expect(draw('gate')).not.toEqual(draw('gates'));
  });

  it('are from 0 up to 1, and average one half', () => {
    const numbers = Array.from({length: 4000}, random('road'));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    const mean = numbers.reduce((sum, each) => sum + each) / numbers.length;
    expect(mean).toBeCloseTo(0.5, 1);
  });
});

describe.each([
  ['a field', field('hills'), [-1, 1]],
  ['a layered field', layered(field('hills'), 6), [-1, 1]],
  ['crests', ridged(field('hills'), 6), [0, 1]],
])('%s', (_, shape, [least = 0, most = 0]) => {
  const values = places.map(([x = 0, y = 0]) => shape(x, y));

  it('stays within its bounds and reaches them', () => {
    expect(Math.min(...values)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...values)).toBeLessThanOrEqual(most);
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.4);
  });

  it('has no seams', () => {
    const steps = places.map(([x = 0, y = 0]) =>
      Math.abs(shape(x + 0.001, y) - shape(x, y)),
    );
    expect(Math.max(...steps)).toBeLessThan(0.02);
  });
});
