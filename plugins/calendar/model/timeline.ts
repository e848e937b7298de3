import type {Sheet} from '../../../src/shared/model/csv';

/** The columns by which a timeline can be filtered. */
export const timelineFilters = ['Region', 'House'] as const;

export type TimelineFilter = (typeof timelineFilters)[number];

/** The selected value of each filter; absent filters match everything. */
export type TimelineChoice = Readonly<
  Partial<Record<TimelineFilter, string | undefined>>
>;

/** Cells of events that concern everyone. */
const ALL: ReadonlySet<string> = new Set(['everywhere', 'all']);

/** Lists the options of a filter in alphabetical order. */
export function listChoices(
  {columns, rows}: Sheet,
  filter: TimelineFilter,
): readonly string[] {
  const index = columns.indexOf(filter);
  return [...new Set(rows.map((cells) => cells[index] ?? ''))]
    .filter((cell) => !ALL.has(cell))
    .toSorted((a, b) => a.localeCompare(b));
}

/** Filters the events; those that concern everyone always match. */
export function listEvents(sheet: Sheet, choice: TimelineChoice): Sheet {
  const rows = sheet.rows.filter((cells) =>
    timelineFilters.every((filter) => {
      const cell = cells[sheet.columns.indexOf(filter)] ?? '';
      const wanted = choice[filter];
      return wanted === undefined || cell === wanted || ALL.has(cell);
    }),
  );
  return {...sheet, rows};
}
