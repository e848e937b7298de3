import {describeUndated} from '../../build/describeUndated';

const known = new Map([['static/a.pdf', {}]]);

describe('the build’s message about files in no commit', () => {
  it.each([
    ['nothing where all are known', ['static/a.pdf'], undefined],
    [
      'their names',
      ['static/a.pdf', 'static/b.pdf'],
      'Not committed yet: static/b.pdf. Their modification dates come from this disk.',
    ],
    [
      'three of their names, and how many more there are',
      ['b', 'c', 'd', 'e', 'f'],
      'Not committed yet: b, c, d, and 2 more. Their modification dates come from this disk.',
    ],
  ])('is %s', (_, paths, words) => {
    expect(describeUndated(paths, known)).toBe(words);
  });

  it('is omitted if git knows no file, which is reported elsewhere', () => {
    expect(describeUndated(['static/b.pdf'], new Map())).toBeUndefined();
  });
});
