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
    [
      {is: 'added', side: 'foes', names: ['Ann', 'Bea']},
      'Added to Foes: Ann, Bea.',
    ],
    [hurt, 'Ann loses 4 hit points and has 6.'],
    [{...hurt, amount: 1, left: -2}, 'Ann loses 1 hit point and has −2.'],
    [
      {...hurt, soaked: 1},
      'Ann loses 4 hit points after Soak absorbs 1, and has 6.',
    ],
    [{...hurt, by: 'Poison'}, 'Poison: Ann loses 4 hit points and has 6.'],
    [{...hurt, who: 'gone'}, 'gone loses 4 hit points and has 6.'],
    [
      {
        is: 'casts',
        who: 'a',
        spell: 'Hush Ring',
        points: 3,
        left: 4,
        price: {Motes: 3},
      },
      'Ann: Hush Ring for 3 AP, 3 motes; 4 AP left.',
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
      'Ann: Loose Motes for 2 AP, 1 mote; 0 AP left.',
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
      'Ann attacks Bea (mace: 1 − 2 = −1 against 12) and misses with a natural 1, losing 2 AP.',
    ],
    [
      {...attack, die: 18, bonus: 0, result: 'hit'},
      'Ann attacks Bea (mace: 18 + 0 = 18 against 12) and hits.',
    ],
    [
      morale,
      'Morale roll for Foes: 3 + 1 against 12 fails. Ann, Bea must run, yield, or bargain.',
    ],
    [
      {...morale, holds: true, who: []},
      'Morale roll for Foes: 3 + 1 against 12 succeeds.',
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
