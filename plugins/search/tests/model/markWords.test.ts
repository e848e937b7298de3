import {markWords} from '../../model/markWords';

describe('matching words', () => {
  it('are highlighted in any form, as whole words', () => {
    expect(markWords('Goblins: smoky goblin', ['goblin'])).toEqual([
      {text: 'Goblins', isMarked: true},
      {text: ': smoky ', isMarked: false},
      {text: 'goblin', isMarked: true},
    ]);
  });

  it('leave the text as it is', () => {
    const text = 'A “gate” — and the Gate’s latch.';
    const parts = markWords(text, ['gat', 'latch']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({isMarked}) => isMarked)).toHaveLength(3);
  });

  it('are not highlighted if there are none', () => {
    expect(markWords('Ash', ['smok'])).toEqual([
      {text: 'Ash', isMarked: false},
    ]);
    expect(markWords('', ['smok'])).toEqual([]);
  });
});
