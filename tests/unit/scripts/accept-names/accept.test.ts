import {decideAccept} from '../../../../scripts/accept-names/decideAccept';
import {planAccept} from '../../../../scripts/accept-names/planAccept';
import {writeNameLine} from '../../../../scripts/spelling/nameRows';
import {
  describeLines,
  findMeant,
  findWordList,
} from '../../../../scripts/spelling/wordLists';

const row = {
  row: 'static/names.csv',
  cells: {Name: '{name}', What: '{who}', Page: '{address}'},
  sortedBy: ['Name'],
};
const sheet =
  'Name,What,Page\nAda Hill,a miller,/vale/\nNan Ford,a reeve,/vale/\n';
const bo = {
  name: 'Bo Hill',
  who: 'a thief, they say',
  address: '/vale/bo.html',
};

function unknown(word: string, path = 'docs/vale/mill.md') {
  return {path, word, line: 1, forbidden: false, instead: ''};
}

const grounds = {
  listed: ['Bridge', 'Nan'],
  also: [],
  isLocked: (path: string) => path.startsWith('docs/keeper/'),
};

function getDoubts(word: ReturnType<typeof unknown>, also: readonly string[]) {
  return decideAccept([word], {...grounds, also}).doubts.map(({why}) => why);
}

describe('the list that an unknown word goes to', () => {
  it.each([
    ['docs/vale/mill.md', 'world-words.txt'],
    ['static/names.csv', 'world-words.txt'],
    ['world/tests/names.test.ts', 'world-words.txt'],
    ['plugins/covers/index.ts', 'site-words.txt'],
    ['README.md', 'site-words.txt'],
    ['tests/unit/a.test.ts', 'tests/words.txt'],
  ])('is, for %s, %s', (path, list) => {
    expect(findWordList(path)).toBe(list);
  });

  it('is told with the line to paste, once for each word', () => {
    expect(
      describeLines([
        unknown('Zolk'),
        unknown('Zolk'),
        {...unknown('harbour'), forbidden: true},
      ]),
    ).toBe(
      'If these are no slips, add them with "npm run accept-names", or as a line each:\n  world-words.txt: Zolk\n',
    );
    expect(describeLines([])).toBe('');
  });
});

describe('an unknown word', () => {
  it('is accepted as a name', () => {
    expect(decideAccept([unknown('Zolk')], grounds)).toEqual({
      accepted: [unknown('Zolk')],
      doubts: [],
    });
  });

  it('is not accepted if a listed word differs by one letter, unless insisted on', () => {
    expect(getDoubts(unknown('Fridge'), [])).toEqual([
      'perhaps "Bridge" is meant; if not, add --also Fridge',
    ]);
    expect(getDoubts(unknown('Fridge'), ['Fridge'])).toEqual([]);
  });

  it.each([
    ['Fringe', undefined],
    ['Bridges', undefined],
    ['Nat', undefined],
  ])(
    'is no slip if it differs by two letters, in number, or is short: %s',
    (word, meant) => {
      expect(findMeant(word, grounds.listed)).toBe(meant);
    },
  );

  it('is not accepted in lower case on a page, but in code', () => {
    expect(getDoubts(unknown('teh'), [])).toEqual([
      'a name begins with a capital letter; if it is a word, add --also teh',
    ]);
    expect(getDoubts(unknown('teh', 'plugins/a.ts'), [])).toEqual([]);
  });

  it('is never accepted from a locked page: the list is public', () => {
    const [why] = getDoubts(unknown('Zolk', 'docs/keeper/bell.md'), ['Zolk']);
    expect(why).toContain('docs/keeper/bell.md is locked');
  });

  it('is never accepted if another spelling is demanded', () => {
    const harbour = {...unknown('harbour'), forbidden: true, instead: 'fix'};
    expect(getDoubts(harbour, ['harbour'])).toEqual([
      'expected another spelling: fix',
    ]);
  });
});

describe('names that are accepted', () => {
  const read = (path: string) =>
    ({'world-words.txt': 'Nan\n', 'static/names.csv': sheet})[path];

  it('go to their lists and their data file, in order', () => {
    const words = [unknown('Zolk'), unknown('tokenize', 'plugins/a.ts')];
    expect(planAccept({words, names: [bo], row}, read)).toEqual([
      {path: 'world-words.txt', before: 'Nan\n', after: 'Nan\nZolk\n'},
      {path: 'site-words.txt', before: undefined, after: 'tokenize\n'},
      {
        path: 'static/names.csv',
        before: sheet,
        after:
          'Name,What,Page\nAda Hill,a miller,/vale/\nBo Hill,"a thief, they say",/vale/bo.html\nNan Ford,a reeve,/vale/\n',
      },
    ]);
  });

  it('change nothing if there are none', () => {
    expect(planAccept({words: [], names: [], row}, read)).toEqual([]);
  });

  it('need no data file in a world without one', () => {
    const plan = planAccept({words: [], names: [bo], row: undefined}, read);
    expect(plan).toEqual([]);
  });

  it('stop if the data file is missing', () => {
    expect(() =>
      planAccept({words: [], names: [bo], row}, () => undefined),
    ).toThrow('static/names.csv: found no such file');
  });

  it('can be pasted as the line that is told', () => {
    expect(writeNameLine(sheet, row, bo)).toBe(
      'Bo Hill,"a thief, they say",/vale/bo.html',
    );
  });
});
