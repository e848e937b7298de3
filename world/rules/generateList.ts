import {highestSpellLevel} from './casting';
import type {RuleKernel} from './kernel';
import {getLesson} from './learning';
import {seededDice, type Dice} from '../../src/shared/model/seededDice';
import type {SpellLink} from '../../plugins/spells/model/publish';
import type {SchoolName} from '../../plugins/spells/model/schools';

/**
 * The spell levels that a caster can choose for each roll: the highest possible, or a random one.
 */
export const AIMS = ['highest', 'any'] as const;

export type Aim = (typeof AIMS)[number];

/** The input of a spell list. */
export type ListRequest = {
  readonly school: SchoolName;
  readonly casterLevel: number;
  readonly aim: Aim;
  readonly seed: string;
};

/** How a caster learned a spell. */
export type Way = 'rolled' | 'next' | 'choice' | 'lower' | 'bonus';

export type Learned = {
  /** The caster level at which it was learned. */
  readonly casterLevel: number;
  readonly roll: number;
  readonly way: Way;
  readonly spell: SpellLink;
};

type Rules = Pick<RuleKernel, 'levels' | 'casters' | 'spells' | 'learning'>;

type Learning = {readonly way: Way; readonly spell: SpellLink};

/** The state of a list that is being generated. */
type ListContext = {
  readonly dice: Dice;
  readonly spells: readonly SpellLink[];
  readonly known: ReadonlySet<string>;
};

function unknown({spells, known}: ListContext): readonly SpellLink[] {
  return spells.filter(({anchor}) => !known.has(anchor));
}

/** Picks a random spell; empty if there is none. */
function matchOne(
  {dice}: ListContext,
  spells: readonly SpellLink[],
  way: Way,
): readonly Learning[] {
  const spell = spells[dice(Math.max(1, spells.length)) - 1];
  return spell === undefined ? [] : [{way, spell}];
}

/** Picks a random spell of a lower level. */
function lower(
  making: ListContext,
  level: number,
  way: Way,
): readonly Learning[] {
  const below = unknown(making).filter((spell) => spell.level < level);
  return matchOne(making, below, way);
}

/** Picks the spell at a position of its level, or the next unknown one after it. */
function atPlace(
  making: ListContext,
  level: number,
  place: number,
): readonly Learning[] {
  const list = making.spells.filter((spell) => spell.level === level);
  const fromThere = [...list.slice(place), ...list.slice(0, place)];
  const spell = fromThere.find(({anchor}) => !making.known.has(anchor));
  if (spell === undefined) {
    return lower(making, level, 'lower');
  }
  return [{way: spell === fromThere[0] ? 'rolled' : 'next', spell}];
}

function chosen(
  making: ListContext,
  level: number,
  hasBonus: boolean,
): readonly Learning[] {
  const list = unknown(making).filter((spell) => spell.level === level);
  const first =
    list.length === 0
      ? lower(making, level, 'lower')
      : matchOne(making, list, 'choice');
  const known = new Set([
    ...making.known,
    ...first.map(({spell}) => spell.anchor),
  ]);
  return hasBonus
    ? [...first, ...lower({...making, known}, level, 'bonus')]
    : first;
}

/**
 * Returns the wanted level. If all spells up to it are known, returns the lowest level with an
 * unknown spell.
 */
function openLevel(making: ListContext, wanted: number): number {
  const levels = unknown(making).map(({level}) => level);
  return levels.length === 0 ? wanted : Math.max(wanted, Math.min(...levels));
}

/** Lists the caster levels at which spells are learned, once for each spell. */
function occasions({casters}: Rules, casterLevel: number): readonly number[] {
  return Array.from({length: casterLevel}, (_, index) => index + 1).flatMap(
    (level) =>
      Array.from(
        {length: level === 1 ? casters.firstSpells : casters.spellsPerLevel},
        () => level,
      ),
  );
}

/**
 * Rolls the spells that a caster of one school knows, level by level. The same seed gives the same
 * list, and a higher level only extends it.
 *
 * @param links all spells, in alphabetical order within each school and level.
 * Source: Magic Science, "Generating Spell Lists".
 */
export function generateList(
  rules: Rules,
  links: readonly SpellLink[],
  request: ListRequest,
): readonly Learned[] {
  const {school, casterLevel, aim, seed} = request;
  const dice = seededDice(`${school} ${aim} ${seed}`);
  const spells = links.filter((link) => link.school === school);
  return occasions(rules, casterLevel).reduce<readonly Learned[]>(
    (list, at) => {
      const known = new Set(list.map(({spell}) => spell.anchor));
      const highest = highestSpellLevel(rules, at);
      const castable = spells.filter((spell) => spell.level <= highest);
      const making = {dice, spells: castable, known};
      const wanted = aim === 'highest' ? highest : dice(highest);
      const level = openLevel(making, wanted);
      const roll = dice(20);
      const lesson = getLesson(rules, roll);
      const picks =
        lesson.kind === 'place'
          ? atPlace(making, level, lesson.place)
          : chosen(making, level, lesson.hasBonus);
      return [
        ...list,
        ...picks.map((pick) => ({...pick, casterLevel: at, roll})),
      ];
    },
    [],
  );
}
