import {describeUndated} from '../../build/describeUndated';

const known = new Map([['static/a.pdf', {}]]);

describe('the build’s message about files in no commit', () => {
  it.each([
    ['nothing where all are known', ['static/a.pdf'], undefined],
    [
      'their names',
      ['static/a.pdf', 'static/b.pdf'],
      'Files without a commit show their date on this disk: static/b.pdf.',
    ],
    [
      'three of their names, and how many more there are',
      ['b', 'c', 'd', 'e', 'f'],
      'Files without a commit show their date on this disk: b, c, d, and 2 more.',
    ],
  ])('is %s', (_, paths, words) => {
    expect(describeUndated(paths, known)).toBe(words);
  });

  it('is omitted if git knows no file, which is reported elsewhere', () => {
    expect(describeUndated(['static/b.pdf'], new Map())).toBeUndefined();
  });
});
