import {headingText, type ColumnKind} from '../model/cells';
import {PAGE_COLUMN} from '../model/selectFromSheet';
import {splitTable, type SheetTable} from '../model/sheetTable';
import type {Sheet} from '../../../src/shared/model/csv';
import {element, type Markup} from '../../press/markup';
import {
  sheetProp,
  textProp,
  type PrintedComponents,
  type Props,
} from '../../press/parts/part';

/** Minimum number of columns of a table that is set smaller to fit the margins. */
const MANY = 7;
/** Maximum length of a row heading that stays on one line, in characters. */
const SHORT_NAME = 20;

/** Whether the heading of each row is kept on one line. */
function hasShortNames({columns, rows}: SheetTable): boolean {
  return (
    columns.length < MANY &&
    rows.every(({cells: [name = '']}) => name.length <= SHORT_NAME)
  );
}

/** A row with its heading, which is softer if it repeats the heading of the row above. */
function row(
  [name = '', ...rest]: readonly string[],
  kinds: readonly ColumnKind[],
  above: string | undefined,
): Markup {
  const kind = kinds[0] ?? '';
  return element(
    'tr',
    {},
    element(
      'th',
      {class: name === above ? `${kind} again` : kind, scope: 'row'},
      name,
    ),
    ...rest.map((cell, index) =>
      element('td', {class: kinds[index + 1]}, cell),
    ),
  );
}

/** A table with its caption; its head is repeated on every page. */
export function sheetTable(caption: string, sheet: Sheet): Markup {
  const table = splitTable(sheet);
  const {columns, kinds, rows} = table;
  const heads = columns.map((column, index) =>
    element('th', {class: kinds[index], scope: 'col'}, headingText(column)),
  );
  return element(
    'table',
    {class: hasShortNames(table) ? 'sheet named' : 'sheet'},
    caption === '' ? null : element('caption', {}, caption),
    element('thead', {}, element('tr', {}, ...heads)),
    element(
      'tbody',
      {},
      ...rows.map(({cells}, index) =>
        row(cells, kinds, rows[index - 1]?.cells[0]),
      ),
    ),
  );
}

/** A data table, unsorted and unfiltered, as the page first shows it. */
export function dataTable(props: Props): Markup {
  return sheetTable(textProp(props, 'caption'), sheetProp(props));
}

/** The key facts of a place, people, or House. */
function factBox(props: Props): Markup {
  const {columns, rows} = sheetProp(props);
  const facts = columns
    .map((column, index) => ({column, fact: rows[0]?.[index] ?? ''}))
    .filter(({column, fact}) => fact !== '' && column !== PAGE_COLUMN);
  const title = textProp(props, 'title');
  const name = title === '' ? (facts[0]?.fact ?? '') : title;
  const shown = facts.filter(({fact}, index) => index > 0 || fact !== name);
  return element(
    'aside',
    {class: 'facts', 'aria-label': name},
    element(
      'dl',
      {},
      ...shown.map(({column, fact}) =>
        element(
          'div',
          {},
          element('dt', {}, headingText(column)),
          element('dd', {}, fact),
        ),
      ),
    ),
  );
}

export const print: PrintedComponents = {
  DataGrid: dataTable,
  DataTable: dataTable,
  FactBox: factBox,
};
