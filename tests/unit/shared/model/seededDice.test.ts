import {seededDice} from '../../../../src/shared/model/seededDice';

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
});
