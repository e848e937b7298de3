import {hasWords} from '../../../src/shared/model/hasWords';
import type {SpellOption} from './sheetView';

/**
 * Finds the spells whose name, kind, level, or facts contain all words, sorted by level. The spells
 * of the character are always included.
 *
 * @param isOpenOnly whether to leave out spells that the rules do not allow.
 */
export function filterOptions(
  options: readonly SpellOption[],
  text: string,
  isOpenOnly: boolean,
): readonly SpellOption[] {
  return options
    .filter(
      ({refusal, count}) => !isOpenOnly || count > 0 || refusal === undefined,
    )
    .filter(({name, kind, level, facts}) =>
      hasWords(`${name} ${kind} ${level} ${facts}`, text),
    )
    .toSorted((a, b) => a.level - b.level || a.name.localeCompare(b.name));
}
