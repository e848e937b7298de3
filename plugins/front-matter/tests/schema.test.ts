import {frontMatterSchema} from '../schema';

describe('the session in which a page comes', () => {
  const isValid = (session: unknown): boolean =>
    frontMatterSchema.validate({title: 'The fall', session}).error ===
    undefined;

  it.each([1, 12, '5', '3–5', '3-5'])('can be %j', (session) => {
    expect(isValid(session)).toBe(true);
  });

  it.each([0, -1, 1.5, 'five', '3–', '0', '', true, [5]])(
    'cannot be %j',
    (session) => {
      expect(isValid(session)).toBe(false);
    },
  );
});
