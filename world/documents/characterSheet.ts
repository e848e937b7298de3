import {
  block,
  emptyGrid,
  field,
  grid,
  labeled,
  line,
  rowFields,
} from '../../plugins/press/form/blocks';
import {defineForm} from '../../plugins/press/form/formDocument';
import {element, joined, type Markup} from '../../plugins/press/markup';
import type {Sheet} from '../../src/shared/model/csv';

/** The number of coins that are used everywhere, which are first in the list. */
const COMMON_COINS = 4;
/** The number of marks in each track: hit points, and the action points of a round. */
const MARKS = {wounds: 40, points: 12} as const;

function person(): Markup {
  return block(
    'Who you are',
    'person',
    line(labeled('Name', {size: 'wide'}), labeled('Player')),
    line(labeled('People'), labeled('Tongues', {size: 'wide'})),
    line(
      labeled('Class', {size: 'wide'}),
      labeled('Level', {size: 'narrow'}),
      labeled('Experience'),
    ),
    line(labeled('House'), labeled('Bond', {size: 'wide'})),
  );
}

function stats({rows}: Sheet): Markup {
  const columns = ['Score', 'Modifier'];
  return block(
    'Stats',
    'stats-block',
    grid({
      name: 'stats',
      columns: ['Stat', ...columns],
      rows: rows.map(([stat = '']) => [
        stat,
        ...rowFields('stats', stat, columns),
      ]),
    }),
    line(
      labeled('Lift (lb)', {name: 'lift', label: 'Lift in pounds'}),
      labeled('Notice (ft)', {name: 'notice', label: 'Notice in feet'}),
      labeled('Motes'),
    ),
  );
}

function saves({rows}: Sheet): Markup {
  const columns = ['Base', 'Stat', 'People', 'Total'];
  return block(
    'Saves',
    'saves-block',
    grid({
      name: 'saves',
      columns: ['Save (stat)', ...columns],
      rows: rows
        .map(([save = '', stat = '']) => `${save} (${stat})`)
        .map((head) => [head, ...rowFields('saves', head, columns)]),
    }),
  );
}

/** A field for a total, with fields for its parts. */
function sum(title: string, name: string, parts: readonly string[]): Markup {
  return element(
    'div',
    {class: 'sum'},
    element('span', {class: 'sum-title'}, title),
    ...parts.map((part, index) =>
      labeled(part, {name: `${name}.${index + 1}`, label: `${title}: ${part}`}),
    ),
    labeled('total', {
      name: `${name}.total`,
      label: `${title}: total`,
      size: 'total',
    }),
  );
}

/** A row of marks to tick off by hand, beside its name. */
function track(title: string, name: keyof typeof MARKS): Markup {
  const marks = Array.from({length: MARKS[name]}, () => element('i'));
  return element(
    'div',
    {class: 'track'},
    element('span', {class: 'sum-title'}, title),
    element('span', {class: `marks ${name}`}, ...marks),
  );
}

function fighting(): Markup {
  return block(
    'Fighting',
    'fighting',
    sum('Hit points', 'hit-points', ['bruised at', 'dead at', 'now']),
    track('Wounds', 'wounds'),
    sum('Action points', 'action-points', ['6 + Dex', 'level ÷ 5', 'armor −']),
    track('AP spent', 'points'),
    sum('DEF', 'def', ['10 + Dex', 'shield', 'style']),
    sum('Initiative', 'initiative', ['Dexterity', 'Perception', 'other']),
    line(
      labeled('Soak'),
      labeled('Base attack bonus', {name: 'attack'}),
      labeled('Speed (ft)', {name: 'speed', label: 'Speed in feet'}),
    ),
  );
}

function weapons(): Markup {
  const columns = ['Weapon', 'Rank', 'To hit', 'AP', 'Damage', 'Range'];
  return block('Weapons', 'weapons-block', emptyGrid('Weapon', columns, 4));
}

function skills(): Markup {
  const points = ['gained', 'spent', 'left'].map((each) =>
    labeled(each, {name: `points.${each}`, label: `Points ${each}`}),
  );
  return block(
    'Proficiencies',
    'skills-block',
    line(...points),
    emptyGrid('Skill', ['Skill', 'Cost', 'Rank', 'Stat'], 10),
  );
}

function gear({rows}: Sheet): Markup {
  const coins = rows
    .slice(0, COMMON_COINS)
    .map(([coin = '']) =>
      labeled(coin, {name: `coins.${coin}`, label: `Coins: ${coin}`}),
    );
  return block(
    'Gear and coins',
    'gear',
    emptyGrid('Gear', ['Thing', 'lb'], 9),
    line(...coins),
  );
}

function page(...columns: readonly Markup[]): Markup {
  return element(
    'div',
    {class: 'sheet-page'},
    ...columns.map((column) => element('div', {}, column)),
  );
}

/** The printable character sheet, with the stats and saves of the rules. */
export const characterSheet = defineForm({
  file: '/character-creation/character-sheet.pdf',
  title: 'Character Sheet',
  subject:
    'A character of Orrameth on two sheets, to fill on screen or by hand.',
  series: 'peoples',
  sheets: {
    stats: 'character-creation/stat-uses.csv',
    saves: 'game-mechanics/combat/save-uses.csv',
    coins: 'world-info/coins.csv',
  },
  css: ['world/documents/formParts.css', 'world/documents/characterSheet.css'],
  draw: (sheets) =>
    element(
      'body',
      {},
      element('h1', {}, 'Orrameth · Character Sheet'),
      person(),
      page(
        joined([stats(sheets.stats), saves(sheets.saves)]),
        joined([fighting(), weapons()]),
      ),
      page(skills(), gear(sheets.coins)),
      block(
        'Abilities, powers, and spells',
        'abilities',
        emptyGrid('Ability', ['What it is', 'Type', 'AP or motes', 'Used'], 20),
      ),
      block(
        'Contacts and enemies',
        'contacts',
        emptyGrid('Contact', ['Who', 'Rating', 'Reach'], 7),
      ),
      block(
        'Notes',
        'notes',
        field({name: 'notes', label: 'Notes', lines: true}),
      ),
    ),
});
