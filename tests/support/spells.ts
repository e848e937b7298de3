import {checkCatalogue} from '../../plugins/spell-catalogue/checkCatalogue';
import {readSheets} from '../../plugins/spell-catalogue/readSheets';
import {derive} from '../../src/features/spells/lib/derive';
import {
  isPlaceholder,
  type SpellRecord,
} from '../../src/features/spells/lib/record';

/** Every record of the sheets of the site, with those that only keep a place. */
export async function catalogue(): Promise<readonly SpellRecord[]> {
  return checkCatalogue(await readSheets(process.cwd()));
}

/** Every spell and power that readers can see. */
export async function spells(): Promise<readonly SpellRecord[]> {
  return (await catalogue()).filter((record) => !isPlaceholder(record));
}

/** The record of a name without its suffix. */
export function recordNamed(
  records: readonly SpellRecord[],
  title: string,
): SpellRecord | undefined {
  return records.find((record) => derive(record).title === title);
}
