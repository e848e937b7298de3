import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {parseSheet, type Sheet} from '../../../src/shared/model/csv';
import type {SheetAt} from './tableRecords';

/** Size in bytes above which a CSV file is assumed to contain only numbers, and is not indexed. */
const LARGEST = 100_000;

function readSheet(file: string): Sheet | undefined {
  const {size = Infinity} = statSync(file, {throwIfNoEntry: false}) ?? {};
  if (size > LARGEST) {
    return undefined;
  }
  // Errors in a CSV file are reported where pages import it.
  const result = parseSheet(readFileSync(file, 'utf8'));
  return result.ok ? result.sheet : undefined;
}

/** Creates a function that reads CSV files below static/, each once. */
export function sheetReader(staticDir: string): SheetAt {
  const known = new Map<string, Sheet | undefined>();
  return (src) => {
    if (!known.has(src)) {
      known.set(src, readSheet(join(staticDir, src)));
    }
    return known.get(src);
  };
}
