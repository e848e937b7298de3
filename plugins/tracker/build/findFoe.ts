import {fightTable} from '../../../world/fighters';
import type {Fighter} from '../../../src/shared/model/fighter';
import type {FoeRequest} from '../model/foeModule';

/**
 * Finds the numbers of a foe.
 *
 * @throws Error if the world has no such foe.
 */
export function findFoe({name}: FoeRequest): Fighter {
  const foe = fightTable.foes.find((each) => each.name === name);
  if (foe === undefined) {
    throw new Error(
      `found the foe "${name}", expected one from the lists of foes.`,
    );
  }
  return foe;
}
