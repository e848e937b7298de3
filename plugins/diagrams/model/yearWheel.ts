import {
  countMonthDays,
  monthCount,
  weekdayNames,
} from '../../calendar/model/calendar';
import type {Sheet} from '../../../src/shared/model/csv';
import {moonCycles} from '../../calendar/model/moons';
import {elementColor, type Diagram, type Label, type Mark} from './diagram';
import {chord, circle, piece, getPoint, wordLine} from './round';

const RINGS = {
  weeks: [84, 96],
  inner: 102,
  band: [154, 166],
  outside: 181,
  moons: 68,
} as const;
/** Length of a week in days. */
const WEEK = weekdayNames.length;

/** Number of closing days in a common year. */
const CLOSING = countMonthDays(1, monthCount + 1);

/** The moon that is new on the first of each month, if there is one. */
const monthly = moonCycles.find(({newOn}) => newOn === 'months');

type Month = {
  readonly name: string;
  readonly element: string;
  readonly season: string;
  readonly days: number;
  readonly start: number;
};

function listMonths({columns, rows}: Sheet): readonly Month[] {
  const at = (cells: readonly string[], column: string): string =>
    cells[columns.indexOf(column)] ?? '';
  return rows.reduce<readonly Month[]>((months, cells) => {
    const last = months.at(-1);
    return [
      ...months,
      {
        name: at(cells, 'Month'),
        element: at(cells, 'Element'),
        season: at(cells, 'Season'),
        days: Number(at(cells, 'Days')),
        start: last === undefined ? 0 : last.start + last.days,
      },
    ];
  }, []);
}

/** Draws a moon at a day of the year: dark if new, lit if full. */
function moon(turn: number, kind: 'dark' | 'lit'): Mark {
  const d = circle(getPoint(turn, RINGS.moons), 6);
  return kind === 'lit' ? {kind, d, color: 'lightgray'} : {kind, d};
}

function monthMarks(month: Month, year: number): readonly Mark[] {
  const {start, days, element} = month;
  const turns = [start / year, (start + days) / year] as const;
  const color = elementColor(element);
  const weeks = Array.from({length: Math.ceil(days / WEEK)}, (_, week) =>
    chord(
      [(start + week * WEEK) / year, RINGS.weeks[0]],
      [(start + week * WEEK) / year, RINGS.weeks[1]],
    ),
  );
  return [
    {kind: 'field', d: piece(turns, [RINGS.inner, RINGS.band[0]]), color},
    {kind: 'band', d: piece(turns, RINGS.band), color},
    {kind: 'rule', d: weeks.join('')},
    ...(monthly
      ? [moon(start / year, 'dark'), moon((start + monthly.full) / year, 'lit')]
      : []),
  ];
}

function monthLabels(
  {name, season, start, days}: Month,
  year: number,
): Label[] {
  const turns = [start / year, (start + days) / year] as const;
  return [
    {text: name, along: wordLine(turns, 130)},
    {text: season, along: wordLine(turns, RINGS.outside), isSmall: true},
  ];
}

/** Draws the year: months with their weeks, closing days, and the moon that follows the months. */
export function yearWheel(months: Sheet): Diagram {
  const all = listMonths(months);
  const last = all.at(-1);
  const common = last === undefined ? 0 : last.start + last.days;
  const year = common + CLOSING;
  const closing: Mark = {
    kind: 'dark',
    d: piece([common / year, 1], [RINGS.inner, RINGS.band[1]]),
  };
  return {
    marks: [
      {kind: 'rule', d: circle([0, 0], RINGS.weeks[0])},
      {kind: 'rule', d: circle([0, 0], RINGS.weeks[1])},
      ...all.flatMap((month) => monthMarks(month, year)),
      ...(CLOSING > 0 ? [closing] : []),
    ],
    labels: [
      ...all.flatMap((month) => monthLabels(month, year)),
      {text: String(year), at: [0, 0]},
    ],
  };
}
