import {sheetRules} from '../../../world/sheetRules';
import {openRecordStore} from '../../../src/shared/client/recordStore';
import type {Aftermath} from '../model/sheetRules';
import {changeCharacter, sheetStore} from './sheetStore';

/** Writes the results of a fight back to characters, and skips deleted characters. */
export async function settleCharacters(
  basePath: string,
  all: readonly {readonly sheet: string; readonly after: Aftermath}[],
): Promise<void> {
  openRecordStore(sheetStore, basePath);
  for (const {sheet, after} of all) {
    await changeCharacter(sheet, (character) =>
      sheetRules.settle(character, after),
    );
  }
}
