import {getSlug} from '../model/derive';
import {isPlaceholder, type SpellRecord} from '../model/record';
import {
  parseSheet,
  type CatalogueFault,
  type PlacedRecord,
  type SheetFile,
} from './readSheets';

function findSlugFaults(
  placed: readonly PlacedRecord[],
): readonly CatalogueFault[] {
  const named = placed.filter(({record}) => !isPlaceholder(record));
  const first = new Map<string, PlacedRecord>();
  return named.flatMap((each) => {
    const slug = getSlug(each.record.name);
    const earlier = first.get(slug);
    if (earlier === undefined) {
      first.set(slug, each);
      return [];
    }
    return [
      {
        file: each.file,
        row: each.row,
        column: 'name',
        found: `"${each.record.name}", which has the same address "${slug}" as "${earlier.record.name}" (${earlier.file}:${earlier.row})`,
        expected: 'a name that no other spell or power has',
      },
    ];
  });
}

function describe({
  file,
  row,
  column,
  found,
  expected,
}: CatalogueFault): string {
  const place = column === undefined ? '' : ` column ${column}:`;
  return `${file}:${row}:${place} found ${found}, expected ${expected}.`;
}

/**
 * Validates all CSV files of spells and powers.
 *
 * @throws Error with a line for each error: file, row, column, found, expected.
 */
export function checkCatalogue(
  files: readonly SheetFile[],
): readonly SpellRecord[] {
  const readings = files.map(parseSheet);
  const placed = readings.flatMap(({records}) => records);
  const faults = [
    ...readings.flatMap(({faults: inSheet}) => inSheet),
    ...findSlugFaults(placed),
  ];
  if (faults.length > 0) {
    throw new Error(faults.map(describe).join('\n'));
  }
  return placed.map(({record}) => record);
}

/** Reads the spells and powers of all CSV files, without invalid rows. */
export function readRecords(
  files: readonly SheetFile[],
): readonly SpellRecord[] {
  return files.flatMap((file) => {
    const {records, faults} = parseSheet(file);
    return faults.length > 0 ? [] : records.map(({record}) => record);
  });
}
