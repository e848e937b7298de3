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

/** The bonus that a parry gives to a character's defense. */
const PARRY = 3;

/** Maximum number of attacks per round, if ranks are unknown. */
const MOST_ATTACKS = 4;

/** Fills the form with the numbers of a listed fighter and its first attack. */
export function copyFighter(fighter: Fighter): OwnFighter {
  const {name, diesAt = 0, attacks} = fighter;
  const {name: weapon, ...attack} = attacks[0] ?? {...NEW_FIGHTER, name: ''};
  const {hitPoints, points, defense, soak, initiative} = fighter;
  const {damage, bonus, cost} = attack;
  return {
    ...{name, weapon, damage, bonus, cost},
    ...{hitPoints, diesAt, points, defense, soak, initiative},
  };
}

/** A fighter with only the values of the form. */
const UNKNOWN: Fighter = {
  ...{name: '', rank: 1, ready: 0, saves: {}, attacks: [], powers: []},
  ...{initiative: 0, hitPoints: 0, points: 0, defense: 0, soak: 0},
  parry: PARRY,
  parriesHeavy: true,
  canBeBruised: true,
};

/**
 * Creates a fighter from the form; undefined without a name, or with invalid damage dice.
 *
 * @param base the foe that supplies values missing from the form.
 */
export function makeOwnFighter(
  own: OwnFighter,
  base: Fighter = UNKNOWN,
): Fighter | undefined {
  const {name, weapon, damage, bonus, cost, diesAt, ...numbers} = own;
  if (name.trim() === '' || !parseDice(damage).ok) {
    return undefined;
  }
  const {attacks, ...rest} = base;
  const [first = {pierce: 0, most: MOST_ATTACKS}, ...others] = attacks;
  return {
    ...rest,
    ...numbers,
    ...(diesAt > 0 && {diesAt}),
    name: name.trim(),
    attacks: [{...first, name: weapon.trim(), cost, bonus, damage}, ...others],
  };
}
