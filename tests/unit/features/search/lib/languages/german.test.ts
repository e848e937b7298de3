import {english} from '../../../../../../src/features/search/lib/languages/english';
import {german} from '../../../../../../src/features/search/lib/languages/german';
import type {SearchLanguage} from '../../../../../../src/features/search/lib/languages/searchLanguage';

/** Returns the stem of a word as the index stores it: in lower case, without marks. */
function getStem(word: string, {computeStem}: SearchLanguage): string {
  return computeStem(
    word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  );
}

describe('a search in German', () => {
  it.each([
    ['Straße', 'Strasse'],
    ['Straßen', 'strasse'],
    ['Fähre', 'Faehren'],
    ['Fähre', 'fahre'],
    ['Gerüchte', 'Geruechten'],
    ['Höhle', 'hoehlen'],
    ['Öl', 'Oel'],
    ['Glocke', 'Glocken'],
    ['Probe', 'Proben'],
    ['Preis', 'Preisen'],
    ['Wasser', 'Wassers'],
    ['Kind', 'Kindern'],
  ])('finds %s by %s', (written, asked) => {
    expect(getStem(asked, german)).toBe(getStem(written, german));
  });

  it.each([
    ['Bauer', 'Bär'],
    ['Tor', 'Tür'],
    ['neue', 'Nu'],
    ['Quelle', 'Qualle'],
    ['Ei', 'Eid'],
  ])('does not find %s by %s', (written, asked) => {
    expect(getStem(asked, german)).not.toBe(getStem(written, german));
  });

  it.each([
    ['Wie teuer ist ein Pferd', 'preis'],
    ['was kostet ein Pferd', 'preis'],
    ['wieviel kosten Pferde', 'preis'],
    ['wie schwer ist ein Pferd', 'gewicht'],
    ['wie groß ist ein Pferd', 'größe'],
    ['wie schnell ist ein Pferd', 'tempo'],
    ['was ist ein Pferd', undefined],
  ])('asks for a figure: %s', (question, figure) => {
    const found = german.questions.find(([beginning]) =>
      beginning.test(question),
    );
    expect(found?.[1]).toBe(figure);
  });

  it('leaves words of three letters as they are', () => {
    expect(getStem('See', german)).toBe('see');
    expect(getStem('Eis', german)).toBe('eis');
  });
});

describe('a search in English', () => {
  it('does not cut German endings', () => {
    expect(getStem('water', english)).toBe('water');
    expect(getStem('oel', english)).toBe('oel');
  });
});
