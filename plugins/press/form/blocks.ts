import {kebabCase} from '../../../src/shared/model/kebabCase';
import {element, type Content, type Markup} from '../markup';

/** The prefix of the placeholder links that become form fields after typesetting. */
const BEGIN = 'https://field.invalid/';

export type Field = {
  /** Its name, unique in the form, such as `stats.strength.score`. */
  readonly name: string;
  /** The accessible name, which is also its tooltip. */
  readonly label: string;
  /** Whether the field has several lines. */
  readonly lines?: boolean;
};

/**
 * A form field for a word, a number, or several lines; it is a link while the document is typeset.
 */
export function field({name, label, lines = false}: Field): Markup {
  const query = new URLSearchParams({label, ...(lines && {lines: 'true'})});
  return element(
    'a',
    {
      href: `${BEGIN}${name}?${query.toString()}`,
      class: lines ? 'field lines' : 'field',
    },
    // An empty link has no area on the page.
    '\u00A0',
  );
}

/** Reads a field from its link; undefined for a real link. */
export function findField(address: string): Field | undefined {
  if (!address.startsWith(BEGIN)) {
    return undefined;
  }
  const {pathname, searchParams} = new URL(address);
  return {
    name: pathname.slice(1),
    label: searchParams.get('label') ?? '',
    lines: searchParams.has('lines'),
  };
}

/** A field below its label; by default its name is that of the label. */
export function labeled(
  label: string,
  {size = '', ...of}: Partial<Field> & {readonly size?: string} = {},
): Markup {
  return element(
    'div',
    {class: `labeled ${size}`.trim()},
    field({name: kebabCase(label), label, ...of}),
    element('span', {class: 'label'}, label),
  );
}

/** Fields side by side. */
export function line(...fields: readonly Content[]): Markup {
  return element('div', {class: 'line'}, ...fields);
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

/** A table of printed cells and fields. */
export type Grid = {
  readonly name: string;
  readonly columns: readonly string[];
  /**
   * Rows; the first cell is the heading, or null for none, and the last cell of a short row is
   * wider.
   */
  readonly rows: readonly (readonly Content[])[];
};

export function grid({name, columns, rows}: Grid): Markup {
  const heads = columns.map((column) =>
    element('th', {scope: 'col', class: kebabCase(column)}, column),
  );
  const row = ([head = null, ...cells]: readonly Content[]): Markup => {
    const spare = columns.length - cells.length - (head === null ? 0 : 1);
    return element(
      'tr',
      {},
      head === null ? null : element('th', {scope: 'row'}, head),
      ...cells.map((cell, index) =>
        element(
          'td',
          {
            colspan:
              spare > 0 && index === cells.length - 1 ? spare + 1 : undefined,
          },
          cell,
        ),
      ),
    );
  };
  return element(
    'table',
    {class: `grid ${name}`},
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows.map(row)),
  );
}

/** The fields of a row, one for each column, named by table, row, and column. */
export function rowFields(
  table: string,
  row: string,
  columns: readonly string[],
): readonly Markup[] {
  return columns.map((column) =>
    field({
      name: `${table}.${kebabCase(row)}.${kebabCase(column)}`,
      label: `${row}: ${column}`,
    }),
  );
}

/** A table of numbered rows of fields. */
export function emptyGrid(
  title: string,
  columns: readonly string[],
  rows: number,
): Markup {
  const name = kebabCase(title);
  const listCells = (number: number): readonly Markup[] =>
    columns.map((column) =>
      field({
        name: `${name}.${number}.${kebabCase(column)}`,
        label: `${title} ${number}: ${column}`,
      }),
    );
  return grid({
    name,
    columns,
    rows: Array.from({length: rows}, (_, row) => [null, ...listCells(row + 1)]),
  });
}
