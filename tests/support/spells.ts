import {checkCatalogue} from '../../plugins/spell-catalogue/checkCatalogue';
import {readSheets} from '../../plugins/spell-catalogue/readSheets';
import {derive} from '../../src/features/spells/lib/derive';
import {
  isPlaceholder,
  type SpellRecord,
} from '../../src/features/spells/lib/record';

/** Returns every record of the site's sheets, including placeholders. */
export async function catalogue(): Promise<readonly SpellRecord[]> {
  return checkCatalogue(await readSheets(process.cwd()));
}

/** Returns every spell and power that readers can see. */
export async function spells(): Promise<readonly SpellRecord[]> {
  return (await catalogue()).filter((record) => !isPlaceholder(record));
}

/** Finds a record by its name without the suffix. */
export function recordNamed(
  records: readonly SpellRecord[],
  title: string,
): SpellRecord | undefined {
  return records.find((record) => derive(record).title === title);
}
