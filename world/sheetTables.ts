import type {SheetTables} from '../plugins/character-sheet/model/sheetRules';
import {getEntry, type SpellEntry} from '../plugins/spells/model/publish';
import {
  isPlaceholder,
  splitNames,
  type SpellRecord,
} from '../plugins/spells/model/record';
import {schools, spellSheets} from './catalogue';
import {createBuild} from './rules/character/build';
import {fillSpells} from './rules/character/fillSpells';
import {listReadyRows, readReadyCharacter} from './rules/character/readReady';
import {openTables, tableFiles, type Row} from './rules/character/tables';
import {readRows} from './fight/sheets';

function readSpell(row: Row): SpellEntry {
  // The catalogue has already checked all cells.
  const record = {
    ...row,
    level: Number(row['level']),
    sphere: splitNames(row['sphere'] ?? ''),
    heldBy: splitNames(row['heldBy'] ?? ''),
  } as unknown as SpellRecord;
  return getEntry(record);
}

/** All spells and powers of the CSV files, which only the build reads. */
export const catalogue: readonly SpellEntry[] = [
  ...schools.map(({id}) => id),
  'powers',
].flatMap((name) =>
  readRows(`${spellSheets.folder}/${name}.csv`)
    .filter(({level}) => !isPlaceholder({level: Number(level)}))
    .map(readSpell),
);

const files: SheetTables = Object.fromEntries(
  Object.entries(tableFiles).map(([name, file]) => [name, readRows(file)]),
);

/**
 * Rolls the spells of ready-made characters in the build, so that they need no catalogue in
 * browsers.
 */
function listReadySpells(): readonly Row[] {
  const tables = openTables(files, catalogue);
  return listReadyRows(tables).flatMap((row) => {
    const character = readReadyCharacter(tables, row);
    return fillSpells(createBuild(tables, character), character.name).map(
      ({name, count}) => ({
        Name: character.name,
        Spell: name,
        Slots: String(count),
      }),
    );
  });
}

/** The tables of the character sheet, which only the build reads. */
export const sheetTables: SheetTables = {
  ...files,
  readySpells: listReadySpells(),
};

/** The tables with all spells and powers, once the sheet has loaded them. */
export const worldTables = openTables(sheetTables, catalogue);
