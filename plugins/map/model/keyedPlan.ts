import {kebabCase} from '../../../src/shared/model/kebabCase';
import type {Sheet} from '../../../src/shared/model/csv';

/** The columns with the position of a place, in percent of the width and the height of the picture. */
export const POSITION_COLUMNS = ['Across', 'Down'] as const;

/** A numbered place of a plan. */
export type KeyedPlace = {
  /** Its anchor. */
  readonly id: string;
  readonly name: string;
  /** Its other cells, with the heading of each column. */
  readonly details: readonly (readonly [heading: string, text: string])[];
  /** Distance from the left edge of the shown part, in percent of its width, to one decimal. */
  readonly across: number;
  /** Its distance from the upper edge, in percent of the height. */
  readonly down: number;
};

/** The options for reading the places of a plan. */
export type KeyedPlanOptions = {
  /** Prefix of the anchors. */
  readonly anchors: string;
  /** The share of the picture's width that is shown, in percent; a printed key is right of it. */
  readonly shown: number;
};

function readPercent(cell: string, name: string, most: number): number {
  const percent = Number(cell);
  if (cell === '' || !(percent >= 0 && percent <= most)) {
    throw new Error(
      `found "${cell}" as the position of ${name} on its plan, expected a number from 0 to ${String(most)}.`,
    );
  }
  return percent;
}

/**
 * Lists the places of a plan in the order of its table. The first column names them.
 *
 * @throws Error naming a place whose position is missing or outside the shown part.
 */
export function listKeyedPlaces(
  {columns, rows}: Sheet,
  {anchors, shown}: KeyedPlanOptions,
): readonly KeyedPlace[] {
  const [acrossAt, downAt] = POSITION_COLUMNS.map((name) =>
    columns.indexOf(name),
  );
  return rows.map((cells) => {
    const [name = ''] = cells;
    const read = (index = -1, most = 100): number =>
      readPercent(cells[index] ?? '', name, most);
    return {
      id: kebabCase(`${anchors} ${name}`),
      name,
      details: columns.flatMap((column, index) => {
        const text = cells[index] ?? '';
        return index === 0 ||
          index === acrossAt ||
          index === downAt ||
          text === ''
          ? []
          : [[column, text] as const];
      }),
      across: Math.round((read(acrossAt, shown) / shown) * 1000) / 10,
      down: read(downAt),
    };
  });
}

/** The key text after the name of a place: its first detail, then the others with their headings. */
export function writeDetails({details}: KeyedPlace): string {
  return details
    .map(([heading, text], index) =>
      index === 0 ? `: ${text}.` : ` ${heading}: ${text}.`,
    )
    .join('');
}
