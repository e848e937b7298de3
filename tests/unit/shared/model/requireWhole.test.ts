import {requireWhole} from '../../../../src/shared/model/requireWhole';

describe('a number in the rules', () => {
  it.each([1, 10, 20])('may be %d of 1 to 20', (level) => {
    expect(() => {
      requireWhole('level', level, [1, 20]);
    }).not.toThrow();
  });

  it.each([0, 21, -1, 1.5, NaN, Infinity])(
    'may not be %d of 1 to 20',
    (level) => {
      expect(() => {
        requireWhole('level', level, [1, 20]);
      }).toThrow(
        new RangeError(
          `level: found ${level}, expected a whole number from 1 to 20.`,
        ),
      );
    },
  );
});
