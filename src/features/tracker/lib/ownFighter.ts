import {parseDice} from '../../dice/lib/parse';
import type {Fighter} from './fighter';

/** The numbers of a fighter that readers enter themselves. */
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

/** What readers enter of a fighter of their own. */
export type OwnFighter = Readonly<Record<OwnNumber, number>> & {
  readonly name: string;
  readonly weapon: string;
  readonly damage: string;
};

/** What the form begins with. */
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

/** What a parry adds to the defense of a character. */
const PARRY = 3;

/** Attacks from one turn to the next of somebody whose ranks are not known. */
const MOST_ATTACKS = 4;

/** Makes a fighter of what readers entered; nothing where the name is missing, or the damage is no dice. */
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
