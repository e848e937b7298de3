import {
  listReadyRows,
  readReadyCharacter,
} from '../../../rules/character/readReady';
import {
  openTables,
  type CharacterTables,
} from '../../../rules/character/tables';
import {catalogue, sheetTables} from '../../../sheetTables';

/** The tables of this world, as the site publishes them. */
export const tables: CharacterTables = openTables(sheetTables, catalogue);

/** All characters ready to play: as printed, and as read. */
export const readyCharacters = listReadyRows(tables).map((row) => ({
  name: row['Name'] ?? '',
  printed: row,
  character: readReadyCharacter(tables, row),
}));

/** A ready character by the beginning of its name. */
export function getReady(name: string): (typeof readyCharacters)[number] {
  const found = readyCharacters.find((each) => each.name.startsWith(name));
  if (found === undefined) {
    throw new Error(`No ready character is called ${name}.`);
  }
  return found;
}
