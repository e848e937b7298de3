import {joined, type Markup} from '../../press/markup';
import {
  sheetProp,
  textProp,
  type PrintedComponents,
  type Props,
} from '../../press/parts/part';
import {sheetTable} from '../../tables/build/print';
import {POSITION_COLUMNS} from '../model/keyedPlan';

/**
 * A plan with its printed key, above the table of its places. The table has numbers instead of
 * positions, which only screens need.
 */
function keyedPlan(props: Props, content: Markup): Markup {
  const {columns, rows} = sheetProp(props);
  const isShown = (_: string, index: number): boolean =>
    !POSITION_COLUMNS.some((name) => name === columns[index]);
  const sheet = {
    columns: ['No.', ...columns.filter(isShown)],
    rows: rows.map((cells, index) => [
      String(index + 1),
      ...cells.filter(isShown),
    ]),
  };
  return joined([content, sheetTable(textProp(props, 'caption'), sheet)]);
}

export const print: PrintedComponents = {
  KeyedPlan: keyedPlan,
};
