import {
  readSpellbook,
  toggleEntry,
  writeSpellbook,
} from '../../../../../../src/features/spells/lib/browser/spellbook';

describe('a spellbook', () => {
  it('adds and removes a record', () => {
    const one = toggleEntry(new Set(), 'spell-ash-whisper');
    const two = toggleEntry(one, 'power-harden-skin');
    expect([...two]).toEqual(['spell-ash-whisper', 'power-harden-skin']);
    expect([...toggleEntry(two, 'spell-ash-whisper')]).toEqual([
      'power-harden-skin',
    ]);
  });

  it('is read back as written', () => {
    const book = new Set(['spell-a', 'power-b']);
    expect(readSpellbook(writeSpellbook(book))).toEqual(book);
  });

  it.each([
    [null, []],
    ['', []],
    ['{"a": 1}', []],
    ['["spell-a", 3, null]', ['spell-a']],
    ['[', []],
  ])('is empty or restored after %s was stored', (text, anchors) => {
    expect([...readSpellbook(text)]).toEqual(anchors);
  });
});
