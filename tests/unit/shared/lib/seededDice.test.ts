import {seededDice} from '../../../../src/shared/lib/seededDice';

/** Rolls a d20 many times from a seed. */
function rollMany(seed: string, count: number): readonly number[] {
  const dice = seededDice(seed);
  return Array.from({length: count}, () => dice(20));
}

describe('dice from a seed', () => {
  it('roll the same again, but differently for another seed', () => {
    expect(rollMany('ember', 50)).toEqual(rollMany('ember', 50));
    expect(rollMany('ember', 50)).not.toEqual(rollMany('embers', 50));
  });

  it('show every side about as often as every other', () => {
    const counts = new Map<number, number>();
    for (const side of rollMany('ember', 20_000)) {
      counts.set(side, (counts.get(side) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(
      Array.from({length: 20}, (_, index) => index + 1),
    );
    expect(Math.min(...counts.values())).toBeGreaterThan(850);
    expect(Math.max(...counts.values())).toBeLessThan(1150);
  });
});
