import {sheetRules} from '../../../world/sheetRules';
import {openRecordStore} from '../../../src/shared/client/recordStore';
import type {Aftermath} from '../model/sheetRules';
import {changeCharacter, sheetStore} from './sheetStore';

/** Writes to characters what a fight has left of them; those that are gone are left out. */
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
