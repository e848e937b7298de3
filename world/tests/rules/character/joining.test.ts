import type {Character} from '../../../rules/character/character';
import {listForbidden} from '../../../rules/character/forbidden';
import {bare, join} from './joinedCharacters';
import {tables} from './readyCharacters';

function listTexts(character: Character): readonly string[] {
  return listForbidden(tables, character).map(({text}) => text);
}

describe('what is said against two classes', () => {
  const scout = join(
    {class: 'Scout', level: 1, hitDice: []},
    {class: 'House Priest', level: 1, hitDice: [], joinedAt: 0},
  );

  it('is the consent that they need, as of a Scout and House Priest', () => {
    expect(listTexts(scout)).toEqual([
      'Scout and House Priest need the consent of those you have sworn to.',
    ]);
  });

  it.each([
    ['Dexterity', 'A Scout needs Dexterity 13 to join another class.'],
    ['Perception', 'A Scout needs Perception 13 to join another class.'],
    ['Wisdom', 'A House Priest needs Wisdom 13 to join another class.'],
  ])('is a %s of 12, where 13 is enough', (stat, text) => {
    const rolled = {...bare.rolled, [stat]: 12};
    expect(listTexts({...scout, rolled})).toContain(text);
  });

  it.each([
    ['Thief', 'Wizard', []],
    ['Fighter', 'Ranger', ['Fighter and Ranger cannot be joined.']],
    ['Fighter', 'Fighter', ['Fighter and Fighter cannot be joined.']],
  ])('is that some pairs are: %s and %s', (first, other, texts) => {
    const joined = join(
      {class: first, level: 1, hitDice: []},
      {class: other, level: 1, hitDice: [], joinedAt: 0},
    );
    expect(listTexts(joined)).toEqual(texts);
  });

  it('is the lower Soak of two that cast', () => {
    const joined = join(
      {class: 'Hedge Priest', level: 1, hitDice: []},
      {class: 'Wizard', level: 1, hitDice: [], joinedAt: 0},
    );
    const worn = {...joined, armor: 'Leather', purse: 60};
    expect(listTexts(worn)).toEqual([
      'A Wizard cannot cast in armor above Soak 0.',
    ]);
    expect(listTexts({...worn, armor: 'Clothes'})).toEqual([]);
  });
});
