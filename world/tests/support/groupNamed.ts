import type {ClassGroup} from '../../rules/kernel';
import {rules} from '../../rules/rules';

/** Finds a class group of the rules. */
export function groupNamed(name: string): ClassGroup {
  const group = rules.classGroups.find((each) => each.name === name);
  if (group === undefined) {
    throw new Error(`There is no class group "${name}".`);
  }
  return group;
}
