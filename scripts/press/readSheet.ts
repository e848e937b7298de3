import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseSheet, type Sheet} from '../../src/shared/lib/csv';

/**
 * Reads a data file by its path below static/.
 *
 * @throws Error naming the file if it is invalid.
 */
export async function readSheet(siteDir: string, path: string): Promise<Sheet> {
  const result = parseSheet(
    await readFile(join(siteDir, 'static', path), 'utf8'),
  );
  if (!result.ok) {
    throw new Error(
      `${path}: found an invalid data file, expected a CSV file without faults.`,
    );
  }
  return result.sheet;
}
