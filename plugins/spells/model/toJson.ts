import {COLUMNS, type SpellRecord} from './record';

/** Writes records as JSON, without derived values. */
export function toJson(records: readonly SpellRecord[]): string {
  const plain = records.map((record) =>
    Object.fromEntries(COLUMNS.map((column) => [column, record[column]])),
  );
  return `${JSON.stringify(plain, null, 2)}\n`;
}
