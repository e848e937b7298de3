import {readSpellbook} from '../../../model/browser/spellbook';

describe('a spellbook', () => {
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
