import type {
  PlayView,
  SpellGroup,
  SpellOption,
  SpellRow,
} from '../../../plugins/character-sheet/model/sheetView';
import type {Price, Spell} from '../../../src/shared/model/fighter';
import type {SpellEntry} from '../../../plugins/spells/model/publish';
import type {Draw} from '../../../src/shared/model/draw';
import {writePrice} from '../../../src/shared/model/figures';
import {pluralForm} from '../../../src/shared/model/pluralForm';
import {signed} from '../../../src/shared/model/signed';
import {conditions} from '../conditions';
import {createBuild, type Build} from './build';
import {isCaster} from './casters';
import type {Character} from './character';
import type {Derived} from './derive';
import {fillSpells} from './fillSpells';
import {findSpell, judgeSpell} from './knownSpells';
import {makeSpells} from './makeSpells';
import {listPools, MOTES, priceSpell, type Pool} from './pools';
import {addUsed, beginDay} from './spend';
import type {CharacterTables} from './tables';

/** Formats a cost: "2 AP, 6 motes", or the uses that are left. */
function writeCost(
  {name, cost, rounds, price}: Spell,
  pools: readonly Pool[],
): string {
  const time =
    rounds === undefined
      ? `${cost} AP`
      : pluralForm(rounds, `${rounds} round|${rounds} rounds`);
  const own = pools.find((pool) => pool.name === name);
  const motes = price[MOTES];
  return [
    time,
    ...(motes === undefined ? [] : [writePrice({[MOTES]: motes})]),
    ...(own === undefined ? [] : [`${own.left} of ${own.most} left`]),
  ].join(', ');
}

/** Names a pool that is too low for a price; undefined if all pools suffice. */
function findEmpty(price: Price, pools: readonly Pool[]): string | undefined {
  const empty = Object.entries(price).find(
    ([name, amount]) =>
      (pools.find((pool) => pool.name === name)?.left ?? 0) < amount,
  );
  return empty && `Not enough left: ${empty[0].toLowerCase()}.`;
}

function describeSpell(
  build: Build,
  spell: Spell,
  pools: readonly Pool[],
): SpellRow {
  const entry = findSpell(build, spell.name);
  const strength =
    spell.save === undefined ? [] : [`Strength ${spell.save.strength}`];
  return {
    name: spell.name,
    facts: [writeCost(spell, pools), spell.facts, ...strength].join(' · '),
    text: spell.text,
    refusal:
      (entry === undefined ? undefined : judgeSpell(build, entry).refusal) ??
      findEmpty(spell.price, pools),
    hasPrice: Object.keys(spell.price).length > 0,
  };
}

/** Groups the spells of a character by level, followed by its powers. */
function groupSpells(
  build: Build,
  spells: readonly Spell[],
  pools: readonly Pool[],
): readonly SpellGroup[] {
  const all = spells.map((spell) => ({
    title: spell.kind === 'power' ? 'Powers' : `Spells of level ${spell.level}`,
    row: describeSpell(build, spell, pools),
  }));
  const missing = build.character.spells
    .filter(({name}) => !all.some(({row}) => row.name === name))
    .filter(({name}) => findSpell(build, name) === undefined)
    .map(({name}) => ({
      title: 'Spells',
      row: {
        name,
        facts: '',
        text: '',
        refusal: 'Not in the list of spells and powers.',
        hasPrice: false,
      },
    }));
  const titles = [...new Set([...all, ...missing].map(({title}) => title))];
  return titles.map((title) => ({
    title,
    rows: [...all, ...missing]
      .filter((each) => each.title === title)
      .map(({row}) => row),
  }));
}

export function describePlay(build: Build, derived: Derived): PlayView {
  const {character, tables} = build;
  const {hitPoints, attacks} = derived;
  const casts = build.classes.some((part) => isCaster(part));
  const [spells, pools] = [makeSpells(build), listPools(build)];
  const shown = new Set(spells.map(({name}) => name));
  return {
    hitPoints: {
      name: 'Hit points',
      left: hitPoints.total - character.wounds,
      most: hitPoints.total,
    },
    // Pools of a single spell or power are shown beside it.
    gauges: pools.filter(({name}) => !shown.has(name)),
    attacks: attacks.map(({weapon, attack, dice, damage, row}) => {
      const more = damage.total === 0 ? '' : signed(damage.total);
      return `${weapon} ${signed(attack.total)}, ${dice}${more}, ${row['AP'] ?? '—'} AP`;
    }),
    spells:
      tables.catalogue.length === 0 && character.spells.length > 0
        ? []
        : groupSpells(build, spells, pools),
    conditions: character.conditions.map(({name}) => name),
    knownConditions: conditions.map(({name}) => name),
    wantsSpells: casts || character.spells.length > 0,
    canRollSpells: casts && character.spells.length === 0,
  };
}

/** Describes the source and cost of a spell or power. */
function writeFacts(
  {school, castingTime, sphere, usage}: SpellEntry,
  {isPrayed, motes}: {isPrayed: boolean; motes: number | undefined},
): string {
  return [
    isPrayed ? sphere.join(', ') : school,
    castingTime,
    ...(motes === undefined ? [] : [writePrice({[MOTES]: motes})]),
    ...(usage?.kind === 'limited' ? [`${usage.count} per ${usage.per}`] : []),
  ].join(' · ');
}

function describeOption(build: Build, entry: SpellEntry): SpellOption {
  const {title, level, type} = entry;
  const {part, refusal} = judgeSpell(build, entry);
  const isPrayed = part?.group.name === 'Priest' && type === 'Spell';
  const motes = priceSpell(build, entry)[MOTES];
  return {
    name: title,
    anchor: entry.anchor,
    level,
    kind: type === 'Spell' ? 'spell' : 'power',
    facts: writeFacts(entry, {isPrayed, motes}),
    count: build.character.spells.find(({name}) => name === title)?.count ?? 0,
    isCounted: isPrayed,
    refusal,
  };
}

/** Lists all spells and powers. If the rules forbid one, it has the reason. */
export function listSpellOptions(
  tables: CharacterTables,
  character: Character,
): readonly SpellOption[] {
  const build = createBuild(tables, character);
  return tables.catalogue.map((entry) => describeOption(build, entry));
}

/** The number of different spell lists that can be rolled. */
const SEEDS = 1_000_000;

/**
 * Performs an action during play: `dawn`, `rollSpells`, or `use` with the name of a spell or power.
 *
 * @returns undefined for any other action.
 */
export function performPlay(
  tables: CharacterTables,
  character: Character,
  {action, draw}: {readonly action: string; readonly draw: Draw},
): Character | undefined {
  const [verb = '', ...rest] = action.split(' ');
  const build = (): Build => createBuild(tables, character);
  switch (verb) {
    case 'dawn':
      return beginDay(build());
    case 'rollSpells':
      return {...character, spells: fillSpells(build(), String(draw(SEEDS)))};
    case 'use': {
      const now = build();
      const spell = makeSpells(now).find(({name}) => name === rest.join(' '));
      return spell === undefined ||
        findEmpty(spell.price, listPools(now)) !== undefined
        ? character
        : {...character, used: addUsed(character.used, spell.price)};
    }
    default:
      return undefined;
  }
}
