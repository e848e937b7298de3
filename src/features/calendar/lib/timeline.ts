import type {Sheet} from '../../../shared/lib/csv';

/** The columns by which a time line is filtered. */
export const timelineFilters = ['Region', 'House'] as const;

export type TimelineFilter = (typeof timelineFilters)[number];

/** What readers want to see; every cell where a filter is absent. */
export type TimelineChoice = Readonly<
  Partial<Record<TimelineFilter, string | undefined>>
>;

/** The entry of an event that concerns everyone. */
const ALL: ReadonlySet<string> = new Set(['everywhere', 'all']);

/** What can be chosen under a heading, in the order of the alphabet. */
export function listChoices(
  {columns, rows}: Sheet,
  filter: TimelineFilter,
): readonly string[] {
  const index = columns.indexOf(filter);
  return [...new Set(rows.map((cells) => cells[index] ?? ''))]
    .filter((cell) => !ALL.has(cell))
    .toSorted((a, b) => a.localeCompare(b));
}

/** The events that meet a choice; what concerns all meets every choice. */
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
