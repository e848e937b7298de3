import {checkCatalogue} from '../../plugins/spells/build/checkCatalogue';
import {readSheets} from '../../plugins/spells/build/readSheets';
import {derive} from '../../plugins/spells/model/derive';
import {
  isPlaceholder,
  type SpellRecord,
} from '../../plugins/spells/model/record';

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
