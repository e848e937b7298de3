import {
  findNames,
  isKnown,
  isKnownWord,
  knownNames,
  type KnownNames,
} from '../../../../plugins/check/names/namesOnPages';
import type {SitePage} from '../../../../plugins/pages/sitePages';
import {stub} from '../../../support/stub';

/** Makes a page of which only the title counts. */
function makePage(title: string): SitePage {
  return stub<SitePage>({body: '', frontMatter: {title}});
}

describe('the names that pages may use', () => {
  it('are collected once as long as nothing changes, and again with a new title', async () => {
    const first = await knownNames([makePage('Ann of Long Ford')]);
    expect(first.text).toContain('Ann of Long Ford');
    expect(await knownNames([makePage('Ann of Long Ford')])).toBe(first);
    const second = await knownNames([makePage('Bea of Short Ford')]);
    expect(second.text).toContain('Bea of Short Ford');
    expect(second.text).not.toContain('Ann of Long Ford');
  });
});

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

  it('drops what follows a name', () => {
    expect(
      findNames('in the Salt Boars’ camp, near Nan Fordgate’s Rail'),
    ).toEqual(['Salt Boars', 'Nan Fordgate']);
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

  it.each([
    ['Gaunts', true],
    ['Gaunter', false],
  ])('recognizes plurals: %s is %s', (word, expected) => {
    expect(isKnownWord(some, word)).toBe(expected);
  });
});
