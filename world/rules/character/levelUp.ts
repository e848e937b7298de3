import {requireWhole} from '../../../src/shared/model/requireWhole';
import {getExperience} from '../progress';
import {createClassPart} from './build';
import type {Character, SecondClass} from './character';
import type {CharacterTables} from './tables';

type Leveled = Pick<SecondClass, 'class' | 'level' | 'hitDice'>;

function raise(
  tables: CharacterTables,
  leveled: Leveled,
  roll: number,
): Pick<Leveled, 'level' | 'hitDice'> {
  const {highest, lastHitDie} = tables.rules.levels;
  const level = leveled.level + 1;
  requireWhole('level', level, [2, highest]);
  if (level > lastHitDie) {
    return {level, hitDice: leveled.hitDice};
  }
  const {group} = createClassPart(tables, leveled);
  requireWhole('roll', roll, [1, group.hitDie]);
  return {level, hitDice: [...leveled.hitDice, roll]};
}

/** How a character gains a level. */
export type Rise = {
  /** Roll of the hit die; ignored beyond the last hit die. */
  readonly roll: number;
  readonly inSecond?: boolean;
};

/**
 * Raises a character by one level in one of its classes.
 *
 * @throws RangeError at the highest level, or if the roll is not a side of the die.
 */
export function levelUp(
  tables: CharacterTables,
  character: Character,
  {roll, inSecond = false}: Rise,
): Character {
  const {second} = character;
  const isSecond = inSecond && second !== null;
  const {level} = isSecond ? second : character;
  const raised = isSecond
    ? {...character, second: {...second, ...raise(tables, second, roll)}}
    : {...character, ...raise(tables, character, roll)};
  // The experience that the level needs is no longer a surplus.
  const needed =
    getExperience(tables.rules, level + 1) - getExperience(tables.rules, level);
  return {...raised, earned: Math.max(0, character.earned - needed)};
}
