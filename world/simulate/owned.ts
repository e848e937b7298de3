import type {Hero} from './heroes';
import {readRows, type Row} from './sheets';

const sheet = readRows('character-creation/class-abilities.csv');

/** Returns the row of an ability if the hero has it at this level. */
export function findAbility(
  {build, level}: Hero,
  name: string,
): Row | undefined {
  return sheet.find(
    (row) =>
      row['Class'] === build['Class'] &&
      row['Ability'] === name &&
      Number(row['Level']) <= level,
  );
}
