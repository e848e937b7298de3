import type {Sheet} from '../../src/shared/lib/csv';
import {rules} from '../rules/rules';
import {derivedSheets} from './derivedSheets';
import {peopleSheets} from './peopleSheets';
import {tongueSheets} from './tongueSheets';
import {travelSheets} from './travelSheets';

/** All sheets that `npm run derive` writes into a folder of files, by path in it. */
export function allSheets(folder: string): Readonly<Record<string, Sheet>> {
  const ofRules = Object.entries(derivedSheets).map(
    ([name, derive]) => [`game-mechanics/${name}`, derive(rules)] as const,
  );
  return {
    ...Object.fromEntries(ofRules),
    ...travelSheets(folder),
    ...tongueSheets(folder),
    ...peopleSheets(folder),
  };
}
