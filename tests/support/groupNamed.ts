import type {ClassGroup} from '../../src/lib/rules/kernel';
import {rules} from '../../src/site/rules';

/** Finds a class group of the rules. */
export function groupNamed(name: string): ClassGroup {
  const group = rules.classGroups.find((each) => each.name === name);
  if (group === undefined) {
    throw new Error(`There is no class group "${name}".`);
  }
  return group;
}
