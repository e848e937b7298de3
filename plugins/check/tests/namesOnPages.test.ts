import {findNames, isKnown, type KnownNames} from '../names/namesOnPages';
describe('the search for names', () => {
  const some: KnownNames = {
    text: 'Anselm Roke\nHall of Maps\nStannet',
    single: new Set(['Speaker', 'Stannet', 'Gray Elf']),
    words: new Set(['anselm', 'roke', 'gaunt']),
  };

  it('finds names inside sentences, not the first word of one', () => {
    expect(
      findNames(
        'Only Toll captain Joan Ashlar of Grey Span hears. Old Aska did.',
      ),
    ).toEqual(['Joan Ashlar', 'Grey Span']);
  });

  it.each([
    ['Anselm Roke', true],
    ['Speaker Anselm Roke', true],
    ['Speaker Anselm', false],
    ['Anselm Rook', false],
    ['Roke Stannet', false],
  ])('recognizes names of the world: %s is %s', (name, expected) => {
    expect(isKnown(some, name)).toBe(expected);
  });
});
