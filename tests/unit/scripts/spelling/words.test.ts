import {addWords} from '../../../../scripts/spelling/addWords';
import {decideWords} from '../../../../scripts/spelling/decideWords';
import {readUnknownWords} from '../../../../scripts/spelling/unknownWords';

describe('words that are added to a list', () => {
  it('go to their place in the alphabet, each once', () => {
    expect(addWords('Adair\nMarl\nZell\n', ['Zolk', 'Bo', 'Marl', 'Bo'])).toBe(
      'Adair\nBo\nMarl\nZell\nZolk\n',
    );
  });

  it('leave lines that are not sorted in their order', () => {
    expect(addWords('Marl\nAdair\n', ['Bo'])).toBe('Bo\nMarl\nAdair\n');
  });

  it('begin a list that is empty', () => {
    expect(addWords('', ['Zolk'])).toBe('Zolk\n');
  });
});

describe('the output of the spelling check', () => {
  it('names words with their lines, and what is wanted instead', () => {
    expect(
      readUnknownWords(
        'docs/a/b.md:1:1 - Unknown word (Zolk)\ndocs/a/b.md:12:3 - Forbidden word (harbour) fix: (harbor)\n',
      ),
    ).toEqual([
      {
        path: 'docs/a/b.md',
        word: 'Zolk',
        line: 1,
        forbidden: false,
        instead: '',
      },
      {
        path: 'docs/a/b.md',
        word: 'harbour',
        line: 12,
        forbidden: true,
        instead: 'fix: (harbor)',
      },
    ]);
  });

  it('names none if there is none', () => {
    expect(readUnknownWords('')).toEqual([]);
  });
});

describe('an unknown word', () => {
  const zolk = {word: 'Zolk', line: 1, forbidden: false, instead: ''};

  it('is accepted if it is in a new name', () => {
    expect(decideWords([zolk, zolk], ['Ferries of Zolk'])).toEqual({
      accepted: ['Zolk'],
      doubtful: [],
      faults: [],
    });
  });

  it('may be a slip if it is elsewhere, or only a part of a name', () => {
    const ash = {...zolk, word: 'Ash'};
    expect(decideWords([ash], ['The Ashtongue']).doubtful).toEqual(['Ash']);
  });

  it('is never accepted if another spelling is demanded', () => {
    const harbour = {
      ...zolk,
      word: 'harbour',
      forbidden: true,
      instead: 'fix: (harbor)',
    };
    expect(decideWords([harbour], ['The harbour'])).toEqual({
      accepted: [],
      doubtful: [],
      faults: ['found "harbour", expected another spelling fix: (harbor).'],
    });
  });
});
