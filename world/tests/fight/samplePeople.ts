import type {Fighter} from '../../../src/shared/model/fighter';
import {readRecords} from '../../../tests/support/sheets';
import {findRow, parseCell} from '../../rules/character/tables';
import {makeGuard} from '../../rules/parry';
import {worldTables} from '../../sheetTables';

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
  const cell = (heading: string): string => person?.[heading] ?? '';
  const weapon = cell('Attack').replace(/ \+\d+$/, '');
  const arm = findRow(worldTables.weapons, 'Weapon', weapon);
  const cost = parseCell(arm?.['AP']);
  const pierce = parseCell(arm?.['Soak piercing']);
  const {hitPoints, constitution: diesAt, most, mind = 0} = known;
  const shield = findRow(worldTables.shields, 'Shield', known.shield ?? '');
  const bonus = Number(/\d+$/.exec(cell('Attack'))?.[0]);
  const damage = cell('Damage');
  return {
    name,
    rank: 1,
    initiative: parseCell(cell('Initiative')),
    hitPoints,
    diesAt,
    points: parseCell(cell('AP')),
    defense: parseCell(cell('DEF')),
    ...makeGuard({
      melee: [{name: weapon, cost}],
      shield: shield && parseCell(shield['DEF']),
      dexterityModifier: 0,
    }),
    soak: parseCell(cell('Soak')),
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
