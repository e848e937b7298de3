import {
  headingText,
  type ColumnKind,
} from '../../../src/features/tables/lib/cells';
import type {Sheet} from '../../../src/shared/lib/csv';
import {PAGE_COLUMN} from '../../../src/features/tables/lib/selectFromSheet';
import {
  splitTable,
  type SheetTable,
} from '../../../src/features/tables/lib/sheetTable';
import {element, type Markup} from '../markup';
import {sheetProp, textProp, type Props} from './part';

/** The number of columns from which a table is set smaller, to fit within the margins. */
const MANY = 7;
/** The number of columns from which it is set smaller still. */
const VERY_MANY = 11;
/** The number of rows up to which a table is not broken across pages. */
const KEPT_TOGETHER = 9;

function widthClass(columns: number): string {
  if (columns >= VERY_MANY) {
    return 'crowded';
  }
  return columns >= MANY ? 'wide' : 'plain';
}

/** The longest row heading that is kept on one line, in characters. */
const SHORT_NAME = 20;

type Row = {
  readonly cells: readonly string[];
  readonly kinds: readonly ColumnKind[];
  /** Whether it repeats the name of the previous row. */
  readonly again: boolean;
};

function rowHead(name: string, kind: ColumnKind | undefined, again: boolean) {
  const classes = [kind, again ? 'again' : undefined].filter(
    (each) => each !== undefined,
  );
  return element(
    'th',
    {
      class: classes.length === 0 ? undefined : classes.join(' '),
      scope: 'row',
    },
    name,
  );
}

function row({cells: [name = '', ...rest], kinds, again}: Row): Markup {
  return element(
    'tr',
    {},
    rowHead(name, kinds[0], again),
    ...rest.map((cell, index) =>
      element('td', {class: kinds[index + 1]}, cell),
    ),
  );
}

/** Whether row headings are short, and columns few enough to keep each on one line. */
function hasShortNames({columns, rows}: SheetTable): boolean {
  return (
    columns.length < MANY &&
    rows.every(({cells: [name = '']}) => name.length <= SHORT_NAME)
  );
}

function head({columns, kinds}: SheetTable): Markup {
  return element(
    'thead',
    {},
    element(
      'tr',
      {},
      ...columns.map((column, index) =>
        element('th', {class: kinds[index], scope: 'col'}, headingText(column)),
      ),
    ),
  );
}

/** A table with its caption; its head is repeated on every page. */
function sheetTable(caption: string, sheet: Sheet): Markup {
  const table = splitTable(sheet);
  const {columns, kinds, rows} = table;
  const classes = [
    'sheet',
    widthClass(columns.length),
    ...(rows.length <= KEPT_TOGETHER ? ['whole'] : []),
    ...(hasShortNames(table) ? ['named'] : []),
  ];
  return element(
    'table',
    {class: classes.join(' ')},
    caption === '' ? null : element('caption', {}, caption),
    head(table),
    element(
      'tbody',
      {},
      ...rows.map(({cells}, index) =>
        row({cells, kinds, again: cells[0] === rows[index - 1]?.cells[0]}),
      ),
    ),
  );
}

/** A data table, unsorted and unfiltered, as the page first shows it. */
export function dataTable(props: Props): Markup {
  return sheetTable(textProp(props, 'caption'), sheetProp(props));
}

/** The key facts of a place, people or House. */
export function factBox(props: Props): Markup {
  const {columns, rows} = sheetProp(props);
  const [cells = []] = rows;
  const facts = columns
    .map((column, index) => ({column, fact: cells[index] ?? ''}))
    .filter(({column, fact}) => fact !== '' && column !== PAGE_COLUMN);
  const title = textProp(props, 'title');
  const name = title === '' ? (facts[0]?.fact ?? '') : title;
  return element(
    'aside',
    {class: 'facts', 'aria-label': name},
    element(
      'dl',
      {},
      ...facts
        .filter(({fact}, index) => index > 0 || fact !== name)
        .map(({column, fact}) =>
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
