import type {Aftermath} from '../../../plugins/character-sheet/model/sheetRules';
import type {Price} from '../../../src/shared/model/fighter';
import type {Build} from './build';
import {limits, type Carried, type Character} from './character';
import {listPools} from './pools';

/** Changes the amounts spent from pools, which are never below 0. */
export function addUsed(
  used: readonly Carried[],
  price: Price,
): readonly Carried[] {
  const names = [
    ...new Set([...used.map(({name}) => name), ...Object.keys(price)]),
  ];
  return names.flatMap((name) => {
    const before = used.find((each) => each.name === name)?.count ?? 0;
    const count = before + (price[name] ?? 0);
    return count > 0 ? [{name, count}] : [];
  });
}

/** Restores at dawn every pool that does not take a week. */
export function beginDay(build: Build): Character {
  const weekly = new Set(
    listPools(build)
      .filter(({per}) => per === 'week')
      .map(({name}) => name),
  );
  const {character} = build;
  return {
    ...character,
    used: character.used.filter(({name}) => weekly.has(name)),
  };
}

/** Writes the results of a fight back to a character. */
export function settleFight(
  character: Character,
  {wounds, spent, conditions, experience, coins, things}: Aftermath,
): Character {
  return {
    ...character,
    wounds: Math.min(limits.wounds, Math.max(0, wounds)),
    used: addUsed(character.used, spent),
    conditions: [...new Set(conditions)].map((name) => ({name})),
    earned: Math.min(limits.earned, character.earned + experience),
    purse: Math.min(limits.purse, character.purse + coins),
    gear: [
      ...character.gear,
      ...things.map((name) => ({name, count: 1})),
    ].slice(0, limits.list),
  };
}
