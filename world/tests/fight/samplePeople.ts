import type {Fighter} from '../../../src/shared/model/fighter';
import {readRecords} from '../../../tests/support/sheets';
import {readGuard} from '../../fight/readFoes';
import {findArm} from '../../fight/arms';
import {parseNumber, findRow} from '../../fight/sheets';

const people = readRecords('game-mechanics/combat/sample-characters.csv');

type Known = {
  readonly hitPoints: number;
  readonly constitution: number;
  readonly most: number;
  readonly shield?: string;
  readonly also?: Fighter['attacks'];
  readonly mind?: number;
};

/** Creates a fighter of "The people in the examples", with details from elsewhere on the page. */
function getPerson(name: string, known: Known): Fighter {
  const person = findRow(people, 'Name', name);
  const cell = (heading: string): string => person[heading] ?? '';
  const weapon = cell('Attack').replace(/ \+\d+$/, '');
  const {points: cost, pierce} = findArm(weapon);
  const {hitPoints, constitution: diesAt, most, shield, mind = 0} = known;
  const bonus = Number(/\d+$/.exec(cell('Attack'))?.[0]);
  const damage = cell('Damage');
  return {
    name,
    rank: 1,
    initiative: parseNumber(cell('Initiative').replace('+', '')),
    hitPoints,
    diesAt,
    points: parseNumber(cell('AP')),
    defense: parseNumber(cell('DEF')),
    ...readGuard({weapons: [weapon], shield, dexterity: 10}),
    soak: parseNumber(cell('Soak')),
    saves: {Mind: mind},
    attacks: [
      {name: weapon, cost, bonus, damage, pierce, most},
      ...(known.also ?? []),
    ],
    powers: [],
    canBeBruised: true,
  };
}

const BOW = {
  name: 'short bow',
  cost: 2,
  bonus: 6,
  damage: '1d6+2',
  pierce: 0,
  most: 1,
  isMissile: true,
};

export const tessa = getPerson('Tessa Varn', {
  hitPoints: 31,
  constitution: 14,
  most: 2,
  also: [BOW],
});
export const durrek = getPerson('Durrek Ames', {
  hitPoints: 26,
  constitution: 14,
  most: 2,
});
export const maren = getPerson('Maren Quill', {
  hitPoints: 20,
  constitution: 12,
  most: 1,
});
export const odo = getPerson('Odo Varick', {
  hitPoints: 37,
  constitution: 15,
  most: 2,
  shield: 'round shield',
});
export const thief = (name: string): Fighter => ({
  ...getPerson('Pim and Latch', {
    hitPoints: 8,
    constitution: 10,
    most: 1,
    mind: 4,
  }),
  name,
});
