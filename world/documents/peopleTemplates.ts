import {
  block,
  field,
  grid,
  labeled,
  line,
  rowFields,
} from '../../plugins/press/form/blocks';
import {
  defineForm,
  type FormDocument,
} from '../../plugins/press/form/formDocument';
import {element, type Markup} from '../../plugins/press/markup';
import type {PaperName} from '../../plugins/documents/model/paper';
import type {Sheet} from '../../src/shared/model/csv';
import {peoples} from './peoples';

/** Facts of the body that have a field for the character’s own value. */
const OWN_FACTS: readonly string[] = ['Height', 'Weight (lb)', 'Age'];
/** Uses of a power that need no counting. */
const UNCOUNTED: readonly string[] = ['passive', 'at will'];

/** A row of a template's sheet, by column. */
type Row = Readonly<Record<string, string>>;

/** Lists the rows of a part of a template's sheet. */
type ListRows = (part: string) => readonly Row[];

function rowLister({columns, rows}: Sheet): ListRows {
  const records = rows.map((cells): Row =>
    Object.fromEntries(
      columns.map((column, index) => [column, cells[index] ?? '']),
    ),
  );
  return (part) => records.filter(({Part}) => Part === part);
}

/** Renders height, weight, and age with fields, and other facts of the body. */
function body(listRows: ListRows): Markup {
  const rows = listRows('Body').map(({Entry = '', Value = ''}) => [
    Entry,
    Value,
    ...(OWN_FACTS.includes(Entry) ? rowFields('body', Entry, ['Yours']) : []),
  ]);
  return block(
    'Body',
    'body-block',
    grid({name: 'body', columns: ['', 'Of the people', 'Yours'], rows}),
  );
}

/** Renders the stats with the change and the reach of the people. */
function stats(listRows: ListRows): Markup {
  const filled = ['Rolled', 'Score', 'Modifier'];
  const rows = listRows('Stat').map(({Entry = '', Value = '', Reach = ''}) => [
    Entry,
    Value,
    Reach,
    ...rowFields('stats', Entry, filled),
  ]);
  const columns = ['Stat', 'People', 'Reach', ...filled];
  return block('Stats', 'stats-block', grid({name: 'stats', columns, rows}));
}

/** Renders the saves with the changes of the people. */
function saves(listRows: ListRows): Markup {
  const filled = ['Base', 'Stat', 'Total'];
  const rows = listRows('Save').map(({Entry = '', Value = ''}) => [
    Entry,
    Value,
    ...rowFields('saves', Entry, filled),
  ]);
  const columns = ['Save', 'People', ...filled];
  return block('Saves', 'saves-block', grid({name: 'saves', columns, rows}));
}

/** Renders the gifts and burdens from level 1. */
function gifts(listRows: ListRows): Markup {
  const entries = listRows('Gift or burden').map((row) =>
    element(
      'div',
      {},
      element('dt', {}, row['Entry'] ?? ''),
      element('dd', {}, row['At the table'] ?? ''),
    ),
  );
  return block(
    'Gifts and burdens from level 1',
    'gifts-block',
    element('dl', {class: 'printed gifts'}, ...entries),
  );
}

/** Renders the powers by level, with fields for their uses. */
function powers(listRows: ListRows): Markup {
  const rows = listRows('Power').map(
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
      ...(UNCOUNTED.includes(Use) ? [] : rowFields('powers', Entry, ['Used'])),
    ],
  );
  const columns = ['Power', 'Level', 'Use', 'AP', 'Used'];
  return block('Powers', 'powers-block', grid({name: 'powers', columns, rows}));
}

/** Renders how the people makes a name. */
function names(listRows: ListRows): Markup {
  const parts = listRows('Name').flatMap(({Entry = '', Value = ''}, index) => [
    index === 0 ? '' : ' · ',
    element('b', {}, `${Entry}: `),
    Value,
  ]);
  return block(
    'Names',
    'names-block',
    element('p', {class: 'printed names'}, ...parts),
  );
}

/** Renders the questions that only this people asks, with fields for the answers. */
function answers(listRows: ListRows): Markup {
  const questions = listRows('Question').map(({Entry = ''}, index) =>
    labeled(Entry, {name: `answers.${index + 1}`, lines: true}),
  );
  return block(
    'What only you know',
    'answers-block',
    element('div', {class: 'answers'}, ...questions),
  );
}

/** Renders the title of the people, beside its arms. */
function head(title: string, arms: string): Markup {
  return element(
    'header',
    {class: 'head'},
    element('img', {src: arms, alt: ''}),
    element(
      'div',
      {},
      element('h1', {}, title),
      element('p', {}, 'Template of a people · Orrameth'),
    ),
  );
}

/** Renders a template below its head. */
function draw(sheet: Sheet, paper: PaperName, top: Markup): Markup {
  const listRows = rowLister(sheet);
  const label = 'Skills, gear, and contacts';
  const notes = field({name: 'notes', label, lines: true});
  return element(
    'body',
    {class: `template ${paper}`},
    top,
    line(
      labeled('Name', {size: 'wide'}),
      labeled('Player'),
      labeled('Class'),
      labeled('Level', {size: 'narrow'}),
      labeled('House'),
    ),
    element(
      'div',
      {class: 'halves'},
      element('div', {}, body(listRows), stats(listRows), saves(listRows)),
      element(
        'div',
        {class: 'half'},
        gifts(listRows),
        powers(listRows),
        block(label, 'notes-block', notes),
      ),
    ),
    names(listRows),
    answers(listRows),
  );
}

/** Returns the name of a people from that of its files: `half-orc` is the Half-Orc. */
function getTitle(people: string): string {
  const words = people === 'half-orc' ? people : people.replaceAll('-', ' ');
  return words.replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
}

function template(people: string): FormDocument {
  const title = getTitle(people);
  const arms = `/world-info/peoples/arms/${people}.svg`;
  return defineForm({
    file: `/character-creation/race-templates/${people}.pdf`,
    title: `${title} Template`,
    subject: `A character of the people on one sheet, to fill on screen or by hand: body, stats, saves, gifts, powers, and four questions.`,
    series: 'peoples',
    sheets: {people: `character-creation/race-templates/${people}.csv`},
    css: [
      'world/documents/formParts.css',
      'world/documents/peopleTemplate.css',
    ],
    pictures: [arms],
    draw: ({people: sheet}, paper) => draw(sheet, paper, head(title, arms)),
  });
}

/** A template of each people, with numbers from its CSV file. */
export const peopleTemplates: readonly FormDocument[] = peoples.map(template);
