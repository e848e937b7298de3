import {parse} from 'papaparse';
import type {TakenPage} from './read/takenPage';

/** A cell of this many letters and digits is recognized by its text alone. */
const LONG = 40;

/** Reduces a text to what remains of it on a page: its letters and digits. */
function toKey(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/**
 * Returns a function that tells whether a sheet may be taken away: pages show none of it as a
 * spoiler.
 */
export function createSheetTest(
  pages: readonly TakenPage[],
): (path: string, csv: string) => boolean {
  const hidden = new Set(pages.flatMap(({hiddenFiles}) => hiddenFiles));
  const told = new Set(
    pages
      .flatMap(({spoilers}) => spoilers.map(toKey))
      .filter(({length}) => length >= LONG),
  );
  return (path, csv) =>
    !hidden.has(`/${path}`) &&
    !parse<string[]>(csv).data.some((row) =>
      row.some((cell) => told.has(toKey(cell))),
    );
}
