import {kebabCase} from '../../src/shared/lib/kebabCase';
import type {Sheet} from '../../src/shared/lib/csv';
import {readSheet} from './readAtlas';

/** The folder of the word lists. */
const FOLDER = 'character-creation/Languages';

/** The senses of the counting words, in order. */
const COUNTED = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const;

/** Lists the counting words of a tongue; an empty cell where its list has none. */
function listNumbers(folder: string, tongue: string): readonly string[] {
  const {columns, rows} = readSheet(
    folder,
    `${FOLDER}/${kebabCase(tongue)}.csv`,
  );
  const [word, sense] = [columns.indexOf('Word'), columns.indexOf('Sense')];
  return COUNTED.map(
    (number) => rows.find((row) => row[sense] === number)?.[word] ?? '',
  );
}

/** The numbers of all tongues side by side, from their word lists, by path. */
export function tongueSheets(folder: string): Readonly<Record<string, Sheet>> {
  const {rows} = readSheet(folder, 'world-info/peoples/languages.csv');
  return {
    [`${FOLDER}/numbers.csv`]: {
      columns: ['Tongue', ...COUNTED.map((_, index) => String(index + 1))],
      rows: rows.map(([tongue = '']) => [
        tongue,
        ...listNumbers(folder, tongue),
      ]),
    },
  };
}
