import {parseLog} from '../parseLog';

describe('the log of git', () => {
  it('is parsed commit by commit, with what each did to which page', () => {
    expect(
      parseLog(
        [
          '\u0001300\u0002beef\u0002Ilsabet',
          '\nR087',
          'docs/a.md',
          'docs/b.md',
          'M',
          'docs/odd name\nof a page.md',
          '\u0001100\u0002\u0002Marta Two Rivers',
          '\nA',
          'docs/a.md',
          'D',
          'docs/old.md',
          '',
        ].join('\0'),
      ),
    ).toEqual([
      {
        time: 300,
        author: 'Ilsabet',
        hasParent: true,
        changes: [
          {status: 'R087', path: 'docs/b.md', from: 'docs/a.md'},
          {status: 'M', path: 'docs/odd name\nof a page.md'},
        ],
      },
      {
        time: 100,
        author: 'Marta Two Rivers',
        hasParent: false,
        changes: [
          {status: 'A', path: 'docs/a.md'},
          {status: 'D', path: 'docs/old.md'},
        ],
      },
    ]);
  });
});
