import {statModifier} from '../rules/stats';
import {FIGHTS_A_DAY} from './battle';
import {createHoundProfile} from './called';
import type {Profile} from './combatant';
import type {Hero} from './heroes';
import {findAbility} from './owned';
import {parseNumber, readRows} from './sheets';

const turningModifiers = readRows('divine-houses/turning-modifiers.csv');

/** Returns a hero's bonus to turning undead, and the ranks added to 2d6. */
export function getTurning(hero: Hero): Profile['turning'] {
  if (findAbility(hero, 'Turn Undead') === undefined) {
    return undefined;
  }
  const row = turningModifiers.find(({House}) => House === hero.build['House']);
  return {
    bonus:
      hero.level +
      statModifier(hero.rules, parseNumber(hero.build['Charisma'])) +
      parseNumber(row?.['Modifier']?.replace('+', '')),
    ranks: hero.level,
  };
}

/** Applies the ability Old Names to a warg. */
function applyOldNames(hero: Hero, warg: Profile): Profile {
  if (findAbility(hero, 'Old Names') === undefined) {
    return warg;
  }
  return {
    ...warg,
    hitPoints: 2 * warg.hitPoints,
    weapons: warg.weapons.map((bite) => ({
      ...bite,
      attack: bite.attack + 4,
      harm: {...bite.harm, plus: bite.harm.plus + 4},
    })),
  };
}

/** The motes held for each warg that obeys: one spare a fight, as a felled one returns at night. */
export const MOTES_PER_WARG = 4 * FIGHTS_A_DAY;

/** The level from which a second warg obeys in a fight. */
export const SECOND_WARG_FROM = 12;

/** Lists the wargs that obey in a fight. */
export function listPack(hero: Hero): readonly Profile[] {
  if (findAbility(hero, 'Smoke Kennel') === undefined) {
    return [];
  }
  const warg = createHoundProfile(hero.rules, 'Warg of a pack', hero.level);
  const obeying = hero.level < SECOND_WARG_FROM ? 1 : 2;
  return Array.from({length: obeying}, () => applyOldNames(hero, warg));
}
