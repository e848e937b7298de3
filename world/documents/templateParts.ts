import {kebabCase} from '../../src/shared/lib/kebabCase';
import type {Sheet} from '../../src/shared/lib/csv';
import {element, type Content, type Markup} from '../../scripts/press/markup';
import {block, field, labeled} from '../../scripts/press/form/blocks';

/** A row of a template's sheet, by column. */
type Row = Readonly<Record<string, string>>;

/** Facts of the body with a field for those of the character. */
const OWN_FACTS = ['Height', 'Weight (lb)', 'Age'];
/** Uses of a power that nobody counts. */
const UNCOUNTED = ['passive', 'at will'];

function listRows({columns, rows}: Sheet, part: string): readonly Row[] {
  return rows
    .map((cells) =>
      Object.fromEntries(
        columns.map((column, index) => [column, cells[index] ?? '']),
      ),
    )
    .filter(({Part}) => Part === part);
}

function line(...fields: readonly Markup[]): Markup {
  return element('div', {class: 'line'}, ...fields);
}

type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Content[])[];
};

/** The columns that the last cell of a short row spans; undefined for all others. */
function getSpan(
  columns: readonly string[],
  cells: readonly Content[],
  index: number,
): number | undefined {
  const left = columns.length - 1 - index;
  return index === cells.length - 1 && left > 1 ? left : undefined;
}

/** A table of printed cells and fields; the first cell of a row is its heading. */
function table({name, columns, rows}: Table): Markup {
  const heads = columns.map((column) =>
    element('th', {scope: 'col', class: kebabCase(column)}, column),
  );
  return element(
    'table',
    {class: `printed ${name}`},
    element('thead', {}, element('tr', {}, ...heads)),
    element(
      'tbody',
      {},
      ...rows.map(([head = null, ...cells]) =>
        element(
          'tr',
          {},
          element('th', {scope: 'row'}, head),
          ...cells.map((cell, index) =>
            element('td', {colspan: getSpan(columns, cells, index)}, cell),
          ),
        ),
      ),
    ),
  );
}

/** Fields of a row, one in each of some columns. */
function listFields(
  name: string,
  entry: string,
  columns: readonly string[],
): readonly Markup[] {
  return columns.map((column) =>
    field({
      name: `${name}.${kebabCase(entry)}.${kebabCase(column)}`,
      label: `${entry}: ${column}`,
    }),
  );
}

/** Height, weight, and age with fields, and what else the body decides. */
export function body(sheet: Sheet): Markup {
  const rows = listRows(sheet, 'Body').map(({Entry = '', Value = ''}) => [
    Entry,
    Value,
    ...(OWN_FACTS.includes(Entry) ? listFields('body', Entry, ['yours']) : []),
  ]);
  return block(
    'Body',
    'body-block',
    table({name: 'body', columns: ['', 'Of the people', 'Yours'], rows}),
  );
}

/** The stats with the change and the reach of the people. */
export function stats(sheet: Sheet): Markup {
  const filled = ['Rolled', 'Score', 'Modifier'];
  const rows = listRows(sheet, 'Stat').map(
    ({Entry = '', Value = '', Reach = ''}) => [
      Entry,
      Value,
      Reach,
      ...listFields('stats', Entry, filled),
    ],
  );
  return block(
    'Stats',
    'stats-block',
    table({
      name: 'stats',
      columns: ['Stat', 'People', 'Reach', ...filled],
      rows,
    }),
  );
}

/** The saves with the change of the people. */
export function saves(sheet: Sheet): Markup {
  const filled = ['Base', 'Stat', 'Total'];
  const rows = listRows(sheet, 'Save').map(({Entry = '', Value = ''}) => [
    Entry,
    Value,
    ...listFields('saves', Entry, filled),
  ]);
  return block(
    'Saves',
    'saves-block',
    table({name: 'saves', columns: ['Save', 'People', ...filled], rows}),
  );
}

/** The gifts and burdens from level 1. */
export function gifts(sheet: Sheet): Markup {
  return block(
    'Gifts and burdens from level 1',
    'gifts-block',
    element(
      'dl',
      {class: 'printed gifts'},
      ...listRows(sheet, 'Gift or burden').map((row) =>
        element(
          'div',
          {},
          element('dt', {}, row['Entry'] ?? ''),
          element('dd', {}, row['At the table'] ?? ''),
        ),
      ),
    ),
  );
}

/** The powers by level, with fields for their uses. */
export function powers(sheet: Sheet): Markup {
  const rows = listRows(sheet, 'Power').map(
    ({Entry = '', Level = '', Use = '', AP = '', ...row}) => [
      element(
        'span',
        {},
        element('b', {}, Entry),
        `. ${row['At the table'] ?? ''}`,
      ),
      Level,
      Use,
      AP,
      ...(UNCOUNTED.includes(Use) ? [] : listFields('powers', Entry, ['Used'])),
    ],
  );
  return block(
    'Powers',
    'powers-block',
    table({
      name: 'powers',
      columns: ['Power', 'Level', 'Use', 'AP', 'Used'],
      rows,
    }),
  );
}

/** How the people makes a name. */
export function names(sheet: Sheet): Markup {
  const parts = listRows(sheet, 'Name').flatMap(
    ({Entry = '', Value = ''}, index) => [
      index === 0 ? '' : ' · ',
      element('b', {}, `${Entry}: `),
      Value,
    ],
  );
  return block(
    'Names',
    'names-block',
    element('p', {class: 'printed names'}, ...parts),
  );
}

/** Questions that only this people asks, with fields for the answers. */
export function answers(sheet: Sheet): Markup {
  return block(
    'What only you know',
    'answers-block',
    element(
      'div',
      {class: 'answers'},
      ...listRows(sheet, 'Question').map(({Entry = ''}, index) =>
        labeled(Entry, {
          name: `answers.${index + 1}`,
          label: Entry,
          lines: true,
        }),
      ),
    ),
  );
}

/** Room for skills, gear, and contacts, as high as the powers leave it. */
export function notes(): Markup {
  return block(
    'Skills, gear, and contacts',
    'notes-block',
    field({name: 'notes', label: 'Skills, gear, and contacts', lines: true}),
  );
}

/** Who the character is. */
export function person(): Markup {
  return line(
    labeled('Name', {name: 'name', label: 'Name'}, 'wide'),
    labeled('Player', {name: 'player', label: 'Player'}),
    labeled('Class', {name: 'class', label: 'Class'}),
    labeled('Level', {name: 'level', label: 'Level'}, 'narrow'),
    labeled('House', {name: 'house', label: 'House'}),
  );
}
