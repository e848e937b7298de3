import {describeNote} from '../../theme/Tracker/describeNote';
import type {Note} from '../../../../src/shared/model/fight';

const names = {a: 'Ann', b: 'Bea'};
const hurt = {is: 'hurt', who: 'a', amount: 4, soaked: 0, left: 6} as const;
const attack = {
  is: 'attack',
  who: 'a',
  target: 'b',
  weapon: 'mace',
  die: 1,
  bonus: -2,
  defense: 12,
  result: 'stumble',
} as const;
const morale = {
  is: 'morale',
  side: 'foes',
  die: 3,
  bonus: 1,
  strength: 12,
  holds: false,
  who: ['a', 'b'],
} as const;

describe('a line in the log of a fight', () => {
  it.each<readonly [Note, string]>([
    [hurt, 'Ann loses 4, and has 6.'],
    [{...hurt, soaked: 1}, 'Ann loses 4 after 1 soaked, and has 6.'],
    [{...hurt, by: 'Poison'}, 'Poison: Ann loses 4, and has 6.'],
    [{...hurt, who: 'gone'}, 'gone loses 4, and has 6.'],
    [
      {
        is: 'casts',
        who: 'a',
        spell: 'Hush Ring',
        points: 3,
        left: 4,
        price: {Motes: 3},
      },
      'Ann: Hush Ring for 3 AP, 3 motes, 4 AP left.',
    ],
    [
      {
        is: 'casts',
        who: 'a',
        spell: 'Loose Motes',
        points: 2,
        left: 0,
        price: {Motes: 1},
      },
      'Ann: Loose Motes for 2 AP, 1 mote, 0 AP left.',
    ],
    [
      {is: 'lost', who: 'a', spell: 'Hush Ring'},
      'Ann loses the spell Hush Ring.',
    ],
    [{is: 'way', who: 'a', way: 'strike'}, 'Opportunity strike:'],
    [
      {is: 'settled', who: ['a', 'b']},
      'Updated the character sheets of Ann, Bea.',
    ],
    [
      attack,
      'Ann strikes at Bea with mace: 1 − 2 = -1 against 12, misses with a natural 1, and loses 2 action points.',
    ],
    [
      {...attack, die: 18, bonus: 0, result: 'hit'},
      'Ann strikes at Bea with mace: 18 + 0 = 18 against 12, hits.',
    ],
    [
      morale,
      'Morale roll for Foes: 3 + 1 against 12 fails. Ann, Bea must run, yield, or bargain.',
    ],
    [
      {...morale, holds: true, who: []},
      'Morale roll for Foes: 3 + 1 against 12 holds.',
    ],
    [{is: 'suffers', who: 'a', effect: 'Blind'}, 'Ann: Blind.'],
    [
      {is: 'suffers', who: 'a', effect: 'Blind', turns: 2},
      'Ann: Blind for 2 turns.',
    ],
    [
      {is: 'suffers', who: 'a', effect: 'Blind', turns: 1},
      'Ann: Blind for 1 turn.',
    ],
  ])('of %j is: %s', (note, line) => {
    expect(describeNote(note, names)).toBe(line);
  });
});
