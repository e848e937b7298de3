import {POSITION_COLUMNS} from '../../../src/features/map/lib/keyedPlan';
import type {Sheet} from '../../../src/shared/lib/csv';
import {joined, type Markup} from '../markup';
import {sheetProp, textProp, type Props} from './part';
import {dataTable} from './tables';

/** Replaces the positions of places, which only screens need, by their numbers. */
function numberPlaces({columns, rows}: Sheet): Sheet {
  const isShown = (_: string, index: number): boolean =>
    !POSITION_COLUMNS.some((name) => name === columns[index]);
  return {
    columns: ['No.', ...columns.filter(isShown)],
    rows: rows.map((cells, index) => [
      String(index + 1),
      ...cells.filter(isShown),
    ]),
  };
}

/** A plan with its printed key, above the table of its places. */
export function keyedPlan(props: Props, content: Markup): Markup {
  const sheet = numberPlaces(sheetProp(props));
  const caption = textProp(props, 'caption');
  return joined([content, dataTable({caption, sheet})]);
}
