import {statModifier} from '../rules/stats';
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

const LEVELS_PER_KENNEL = 5;

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

/** Lists the wargs that join a fight: one from each kennel. */
export function listPack(hero: Hero): readonly Profile[] {
  if (findAbility(hero, 'Smoke Kennel') === undefined) {
    return [];
  }
  const warg = applyOldNames(
    hero,
    createHoundProfile(hero.rules, 'Warg of a pack', hero.level),
  );
  const kennels = Math.floor(hero.level / LEVELS_PER_KENNEL);
  return Array.from({length: kennels}, () => warg);
}
