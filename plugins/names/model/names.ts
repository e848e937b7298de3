import type {Sheet} from '../../../src/shared/model/csv';
import {fairDraw} from '../../dice/model/fairDraw';
import type {Draw} from '../../../src/shared/model/draw';

/** Which sounds merge where the two parts of a name meet. */
export type Joining = 'letters' | 'vowels';

export type Syllables = {
  readonly people: string;
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly joining: Joining;
};

function bare(syllable: string): string {
  return syllable.replaceAll('-', '');
}

/** Reads a table with two rows per people: its first parts, then its last parts. */
function inRows({rows}: Sheet): readonly Syllables[] {
  const getPart = (people: string, part: string): readonly string[] =>
    rows
      .filter(([who, which]) => who === people && which === part)
      .flatMap((cells) => cells.slice(2).map(bare));
  return [...new Set(rows.map(([people = '']) => people))].map((people) => ({
    people,
    first: getPart(people, 'first'),
    last: getPart(people, 'last'),
    joining: 'letters',
  }));
}

const FIRST = ' first';

/** Reads a table with two columns for each kin, such as the elvish one. */
function inColumns({columns, rows}: Sheet): readonly Syllables[] {
  const getPart = (heading: string): readonly string[] =>
    rows.map((cells) => bare(cells[columns.indexOf(heading)] ?? ''));
  return columns
    .filter((heading) => heading.endsWith(FIRST))
    .map((heading) => ({
      people: heading.replace(FIRST, ''),
      first: getPart(heading),
      last: getPart(heading.replace(FIRST, ' last')),
      joining: 'vowels',
    }));
}

export function readSyllables(sheet: Sheet): readonly Syllables[] {
  return sheet.columns[0] === 'People' ? inRows(sheet) : inColumns(sheet);
}

const VOWELS: ReadonlySet<string> = new Set(['a', 'e', 'i', 'o', 'u']);

/**
 * Joins two syllables. Where they meet, one of two equal letters is dropped, or the first of two
 * vowels.
 */
export function joined(first: string, last: string, joining: Joining): string {
  const end = first.slice(-1);
  const start = last.slice(0, 1);
  const drops =
    joining === 'vowels' ? VOWELS.has(end) && VOWELS.has(start) : end === start;
  return drops ? first.slice(0, -1) + last : first + last;
}

export function makeName(
  {first, last, joining}: Syllables,
  draw: Draw,
): string {
  const part = (list: readonly string[]): string =>
    list[draw(list.length) - 1] ?? '';
  return joined(part(first), part(last), joining);
}

/** Hashes a text to 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const sign of text) {
    sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return sum;
}

/** Creates a draw that gives the same results for the same seed. */
export function seededDraw(seed: string): Draw {
  let state = hash(seed);
  return fairDraw(() => {
    // Mulberry32 is small, and random enough for names.
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const again =
      mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return (again ^ (again >>> 14)) >>> 0;
  });
}

/** Generates distinct names, always the same for a seed; fewer if the syllables run out. */
export function listNames(
  syllables: Syllables,
  seed: string,
  count: number,
): readonly string[] {
  const draw = seededDraw(`${syllables.people} ${seed}`);
  const names = new Set<string>();
  for (let tries = 0; names.size < count && tries < count * 20; tries += 1) {
    names.add(makeName(syllables, draw));
  }
  return [...names];
}
