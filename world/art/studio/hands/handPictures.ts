import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {level} from '../../../../scripts/drawing/lettering';
import {element, group} from '../../../../scripts/drawing/svg';
import {parseSheet} from '../../../../src/shared/lib/csv';
import type {StudioPicture} from '../studioPicture';
import {capitals, leaves, staves, tallies, wedges} from './cutHands';
import {curls, gates, knots, running, stopped} from './drawnHands';
import {renderSign, type Hand} from './sign';

/** The folder of the primers below static/. */
const FOLDER = 'character-creation/Languages';
const files = join(__dirname, '../../../../static', FOLDER);

const INK = 'rgb(35 37 46)';
const SOFT = 'rgb(87 83 74)';
const PAPER = 'rgb(253 250 243)';

/** Width and height of a cell with its sign and letter, and signs in a row. */
const CELL = {width: 50, height: 74, inRow: 12} as const;

type Script = {
  readonly title: string;
  readonly looks: string;
  readonly hand: Hand;
};

/** The scripts by the names of the files of their tongues. */
const scripts: Readonly<Record<string, Script>> = {
  'bridge-common': {
    title: 'Bridge hand',
    looks: 'loops of a running pen',
    hand: running,
  },
  lotharan: {
    title: 'Tablet capitals',
    looks: 'straight strokes on a square',
    hand: capitals,
  },
  morganan: {
    title: 'Bridge hand, with stops',
    looks: 'loops of a running pen, and a point for the stop',
    hand: stopped,
  },
  kadarin: {
    title: 'Cut staves',
    looks: 'uprights with slanted cuts',
    hand: staves,
  },
  orcish: {
    title: 'Tally marks',
    looks: 'groups of strokes, crossed and underlined',
    hand: tallies,
  },
  ashtongue: {
    title: 'Soot letters',
    looks: 'curls that begin thick and thin out',
    hand: curls,
  },
  sylvan: {
    title: 'Knot-leaf',
    looks: 'leaves with pricks along the veins',
    hand: leaves,
  },
  'high-elven': {
    title: 'Gate letters',
    looks: 'gates of two pillars with things that hang between them',
    hand: gates,
  },
  scaloid: {
    title: 'Wedges in wet clay',
    looks: 'wedges, upright and across',
    hand: wedges,
  },
  threadspeech: {
    title: 'Knotted cord',
    looks: 'cords with knots of six kinds',
    hand: knots,
  },
};

/**
 * Lists the letters that write the words of a tongue, in order; a stop comes first.
 *
 * @throws Error if its word list is invalid.
 */
export function listLetters(tongue: string): readonly string[] {
  const result = parseSheet(readFileSync(join(files, `${tongue}.csv`), 'utf8'));
  if (!result.ok) {
    throw new Error(`${tongue}.csv is not a valid data file.`);
  }
  const {columns, rows} = result.sheet;
  const words = rows.map((row) => row[columns.indexOf('Word')] ?? '').join('');
  const letters = new Set(words.toLowerCase().replaceAll(/[^a-z’]/g, ''));
  return [...letters].toSorted(
    (a, b) => Number(b === '’') - Number(a === '’') || (a < b ? -1 : 1),
  );
}

function drawCell(hand: Hand, letter: string, index: number): string {
  const column = index % CELL.inRow;
  const row = Math.floor(index / CELL.inRow);
  const label = level(letter, {face: 'text', size: 13}, [20, 62, 'middle']);
  return group(
    {
      transform: `translate(${column * CELL.width + 15} ${row * CELL.height + 10})`,
    },
    [
      renderSign(hand(index), INK),
      element('path', {d: label.path, fill: SOFT}),
    ],
  );
}

/** Draws a chart of the signs of a script, each above its letter. */
export function drawChart(hand: Hand, letters: readonly string[]): string {
  const rows = Math.ceil(letters.length / CELL.inRow);
  const width = CELL.width * CELL.inRow + 20;
  const height = CELL.height * rows + 12;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
    },
    element('path', {d: `M0 0H${width}V${height}H0Z`, fill: PAPER}) +
      letters.map((letter, index) => drawCell(hand, letter, index)).join(''),
  );
}

/** A chart of the script of each tongue: a sign for each letter of its words. */
export const handPictures: readonly StudioPicture[] = Object.entries(
  scripts,
).map(([tongue, {title, looks, hand}]) => {
  const letters = listLetters(tongue);
  return {
    folder: `${FOLDER}/hands`,
    file: `${tongue}.svg`,
    title: `${title}, a chart`,
    alt: `A chart of ${letters.length} signs, each above its letter: ${looks}.`,
    make: () => Promise.resolve(`${drawChart(hand, letters)}\n`),
  };
});
