import type {Sheet} from '../../src/shared/lib/csv';
import {papers, type PaperName} from '../../src/features/documents/lib/paper';
import {element, joined, type Markup} from '../../scripts/press/markup';
import {defineForm} from '../../scripts/press/form/formDocument';
import {series} from './series';
import {block, field, grid, labeled} from '../../scripts/press/form/blocks';

/** The number of coins that are in use everywhere; they come first in the list. */
const COMMON_COINS = 4;

function firstCells({rows}: Sheet): readonly string[] {
  return rows.map(([name = '']) => name);
}

function line(...fields: readonly Markup[]): Markup {
  return element('div', {class: 'line'}, ...fields);
}

function person(): Markup {
  return block(
    'Who you are',
    'person',
    line(
      labeled('Name', {name: 'name', label: 'Name'}, 'wide'),
      labeled('Player', {name: 'player', label: 'Player'}),
    ),
    line(
      labeled('People', {name: 'people', label: 'People'}),
      labeled('Tongues', {name: 'tongues', label: 'Tongues'}, 'wide'),
    ),
    line(
      labeled('Class', {name: 'class', label: 'Class'}, 'wide'),
      labeled('Level', {name: 'level', label: 'Level'}, 'narrow'),
      labeled('Experience', {name: 'experience', label: 'Experience'}),
    ),
    line(
      labeled('House', {name: 'house', label: 'House'}),
      labeled('Bond', {name: 'bond', label: 'Bond'}, 'wide'),
    ),
  );
}

function stats(sheet: Sheet): Markup {
  return block(
    'Stats',
    'stats-block',
    grid({
      name: 'Stats',
      columns: ['Stat', 'Score', 'Modifier'],
      rows: firstCells(sheet),
    }),
    line(
      labeled('Lift (lb)', {name: 'lift', label: 'Lift in pounds'}),
      labeled('Notice (ft)', {name: 'notice', label: 'Notice in feet'}),
      labeled('Motes', {name: 'motes', label: 'Motes'}),
    ),
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
    labeled(
      'total',
      {name: `${name}.total`, label: `${title}: total`},
      'total',
    ),
  );
}

/** A row of marks to tick off by hand, beside its name. */
function track(title: string, count: number, name: string): Markup {
  return element(
    'div',
    {class: 'track'},
    element('span', {class: 'sum-title'}, title),
    element(
      'span',
      {class: `marks ${name}`},
      ...Array.from({length: count}, () => element('i', {})),
    ),
  );
}

/** The number of hit points in a row of their track, and of action points in a round. */
const MARKS = {wounds: 40, points: 12} as const;

function fighting(): Markup {
  return block(
    'Fighting',
    'fighting',
    sum('Hit points', 'hit-points', ['bruised at', 'dead at', 'now']),
    track('Wounds', MARKS.wounds, 'wounds'),
    sum('Action points', 'action-points', ['6 + Dex', 'level ÷ 5', 'armor −']),
    track('AP spent', MARKS.points, 'points'),
    sum('DEF', 'def', ['10 + Dex', 'shield', 'style']),
    sum('Initiative', 'initiative', ['Dexterity', 'Perception', 'other']),
    line(
      labeled('Soak', {name: 'soak', label: 'Soak'}),
      labeled('Base attack bonus', {
        name: 'attack',
        label: 'Base attack bonus',
      }),
      labeled('Speed (ft)', {name: 'speed', label: 'Speed in feet'}),
    ),
  );
}

function weapons(): Markup {
  return block(
    'Weapons',
    'weapons-block',
    grid({
      name: 'Weapon',
      columns: ['Weapon', 'Rank', 'To hit', 'AP', 'Damage', 'Range'],
      rows: 4,
    }),
  );
}

function saves(sheet: Sheet): Markup {
  const named = sheet.rows.map(([name = '', stat = '']) => `${name} (${stat})`);
  return block(
    'Saves',
    'saves-block',
    grid({
      name: 'Saves',
      columns: ['Save (stat)', 'Base', 'Stat', 'People', 'Total'],
      rows: named,
    }),
  );
}

function skills(): Markup {
  return block(
    'Proficiencies',
    'skills-block',
    line(
      labeled('gained', {name: 'points.gained', label: 'Points gained'}),
      labeled('spent', {name: 'points.spent', label: 'Points spent'}),
      labeled('left', {name: 'points.left', label: 'Points left'}),
    ),
    grid({name: 'Skill', columns: ['Skill', 'Cost', 'Rank', 'Stat'], rows: 10}),
  );
}

function gear(coins: Sheet): Markup {
  return block(
    'Gear and coins',
    'gear',
    grid({name: 'Gear', columns: ['Thing', 'lb'], rows: 9}),
    line(
      ...firstCells(coins)
        .slice(0, COMMON_COINS)
        .map((coin) =>
          labeled(coin, {name: `coins.${coin}`, label: `Coins: ${coin}`}),
        ),
    ),
  );
}

function abilities(): Markup {
  return block(
    'Abilities, powers, and spells',
    'abilities',
    grid({
      name: 'Ability',
      columns: ['What it is', 'Type', 'AP or motes', 'Used'],
      rows: 20,
    }),
  );
}

function contacts(): Markup {
  return block(
    'Contacts and enemies',
    'contacts',
    grid({name: 'Contact', columns: ['Who', 'Rating', 'Reach'], rows: 7}),
  );
}

function notes(): Markup {
  return block(
    'Notes',
    'notes',
    field({name: 'notes', label: 'Notes', lines: true}),
  );
}

function page(...columns: readonly Markup[]): Markup {
  return element(
    'div',
    {class: 'sheet-page'},
    ...columns.map((column) => element('div', {class: 'column'}, column)),
  );
}

type Sheets = Readonly<Record<'stats' | 'saves' | 'coins', Sheet>>;

/** Renders the character sheet as HTML, with placeholder links for its fields. */
function draw(sheets: Sheets, css: string, paper: PaperName): string {
  const {accent = '', tint = ''} = series['peoples'] ?? {};
  const style = `<style>${css}\n:root { --press-accent: ${accent}; --press-tint: ${tint}; }\n@page { size: ${papers[paper].size}; }</style>`;
  const body = element(
    'body',
    {class: 'character'},
    element('h1', {}, 'Orrameth · Character Sheet'),
    person(),
    page(
      joined([stats(sheets.stats), saves(sheets.saves)]),
      joined([fighting(), weapons()]),
    ),
    page(skills(), gear(sheets.coins)),
    abilities(),
    contacts(),
    notes(),
  );
  const head = element(
    'head',
    {},
    {html: '<meta charset="utf-8">'},
    element('title', {}, 'Character Sheet'),
    {html: style},
  );
  return `<!doctype html>${element('html', {lang: 'en-US'}, head, body).html}`;
}

/** The character sheet, whose stats and saves come from the rules. */
export const characterSheet = defineForm({
  file: '/character-creation/character-sheet.pdf',
  title: 'Character Sheet',
  subject:
    'A character of Orrameth on two sheets, to fill on screen or by hand.',
  sheets: {
    stats: 'character-creation/stat-uses.csv',
    saves: 'game-mechanics/combat/save-uses.csv',
    coins: 'world-info/coins.csv',
  },
  css: ['world/documents/formParts.css', 'world/documents/characterSheet.css'],
  draw,
});
