import {requireWhole} from '../../../src/shared/lib/requireWhole';
import {createBuild} from './build';
import type {Character} from './character';
import type {CharacterTables} from './tables';

/**
 * Raises a character by one level.
 *
 * @param roll of the hit die; ignored beyond the last hit die.
 * @throws RangeError at the highest level, or if the die has no such side.
 */
export function levelUp(
  tables: CharacterTables,
  character: Character,
  roll: number,
): Character {
  const {highest, lastHitDie} = tables.rules.levels;
  const level = character.level + 1;
  requireWhole('level', level, [2, highest]);
  if (level > lastHitDie) {
    return {...character, level};
  }
  const {group} = createBuild(tables, character);
  requireWhole('roll', roll, [1, group.hitDie]);
  return {...character, level, hitDice: [...character.hitDice, roll]};
}
