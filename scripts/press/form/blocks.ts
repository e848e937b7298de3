import {kebabCase} from '../../../src/shared/lib/kebabCase';
import {element, type Content, type Markup} from '../markup';
import {fieldAddress, type Field} from './fieldAddress';

/** A form field with room for a word, a number or several lines. */
export function field(of: Field, size = ''): Markup {
  return element(
    'a',
    {
      href: fieldAddress(of),
      class: ['field', size, of.lines === true ? 'lines' : '']
        .filter((name) => name !== '')
        .join(' '),
    },
    // An empty link has no area on the page.
    '\u00A0',
  );
}

/** A field with a label above. */
export function labeled(label: string, of: Field, size = ''): Markup {
  return element(
    'div',
    {class: `labeled ${size}`.trim()},
    field(of),
    element('span', {class: 'label'}, label),
  );
}

/** A section of a form with its heading. */
export function block(
  title: string,
  name: string,
  ...contents: readonly Content[]
): Markup {
  return element(
    'section',
    {class: `block ${name}`},
    element('h2', {}, title),
    ...contents,
  );
}

/** A table of form fields. */
export type Grid = {
  /** The prefix of its field names. */
  readonly name: string;
  readonly columns: readonly string[];
  /** The row headings, or the number of rows without headings. */
  readonly rows: readonly string[] | number;
};

type Row = {readonly key: string; readonly head: string | undefined};

function listRows({rows}: Grid): readonly Row[] {
  return typeof rows === 'number'
    ? Array.from({length: rows}, (_, index) => ({
        key: String(index + 1),
        head: undefined,
      }))
    : rows.map((head) => ({key: kebabCase(head), head}));
}

function cell(grid: Grid, row: Row, column: string): Markup {
  const place = row.head ?? `${grid.name} ${row.key}`;
  return element(
    'td',
    {},
    field({
      name: `${kebabCase(grid.name)}.${row.key}.${kebabCase(column)}`,
      label: `${place}: ${column}`,
    }),
  );
}

/** Renders a table of form fields. */
export function grid(of: Grid): Markup {
  const {columns} = of;
  const isHeaded = typeof of.rows !== 'number';
  const filled = isHeaded ? columns.slice(1) : columns;
  return element(
    'table',
    {class: `grid ${kebabCase(of.name)}`},
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...columns.map((column) => element('th', {scope: 'col'}, column)),
      ),
    ),
    element(
      'tbody',
      {},
      ...listRows(of).map((row) =>
        element(
          'tr',
          {},
          row.head === undefined
            ? null
            : element('th', {scope: 'row'}, row.head),
          ...filled.map((column) => cell(of, row, column)),
        ),
      ),
    ),
  );
}
