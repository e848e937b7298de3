import {findHeading} from '../../../../../src/features/spells/lib/findHeading';

describe('the heading level at a depth', () => {
  it.each([
    [1, 'h2'],
    [2, 'h2'],
    [3, 'h3'],
    [6, 'h6'],
    [7, 'h6'],
  ])(
    'of %i is %s: never the title of the page, never one that does not exist',
    (depth, heading) => {
      expect(findHeading(depth)).toBe(heading);
    },
  );
});
