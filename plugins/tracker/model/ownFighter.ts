import {parseDice} from '../../dice/model/parse';
import type {Fighter} from '../../../src/shared/model/fighter';

/** The numeric fields of the form for fighters. */
export const ownNumbers = [
  'hitPoints',
  'diesAt',
  'points',
  'defense',
  'soak',
  'initiative',
  'bonus',
  'cost',
] as const;

/** A numeric field of the form for fighters. */
export type OwnNumber = (typeof ownNumbers)[number];

/** The input of the form for fighters. */
export type OwnFighter = Readonly<Record<OwnNumber, number>> & {
  readonly name: string;
  readonly weapon: string;
  readonly damage: string;
};

/** The initial values of the form. */
export const NEW_FIGHTER: OwnFighter = {
  name: '',
  weapon: '',
  damage: '1d6',
  hitPoints: 10,
  diesAt: 12,
  points: 6,
  defense: 10,
  soak: 0,
  initiative: 0,
  bonus: 0,
  cost: 3,
};

/** Bonus to the defense of a character from a parry. */
const PARRY = 3;

/** Maximum number of attacks per round, if ranks are unknown. */
const MOST_ATTACKS = 4;

/** Creates a fighter from the form; undefined without a name, or with invalid damage dice. */
export function makeOwnFighter(own: OwnFighter): Fighter | undefined {
  const {name, weapon, damage, bonus, cost, ...numbers} = own;
  if (name.trim() === '' || !parseDice(damage).ok) {
    return undefined;
  }
  return {
    ...numbers,
    name: name.trim(),
    rank: 1,
    ready: 0,
    saves: {},
    attacks: [
      {
        name: weapon.trim(),
        cost,
        bonus,
        damage,
        pierce: 0,
        most: MOST_ATTACKS,
      },
    ],
    powers: [],
    parry: PARRY,
    parriesHeavy: true,
    canBeBruised: true,
  };
}
