import {readSizes} from '../../../../../src/features/take-away/lib/takenFiles';

describe('sizes of copies for other tools', () => {
  it('are read from a list', () => {
    expect(readSizes({vault: 12, list: 3})).toEqual({vault: 12, list: 3});
  });

  it.each([
    [{vault: '12'}],
    [{vault: 1.5}],
    [{other: 12}],
    [null],
    ['vault'],
    [{toString: 4}],
  ])('lack what is no size: %j', (value) => {
    expect(readSizes(value)).toEqual({});
  });
});
