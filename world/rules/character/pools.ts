import type {Price} from '../../../src/shared/model/fighter';
import {moteCost} from '../magic';
import type {SpellEntry} from '../../../plugins/spells/model/publish';
import {listAbilities, type Ability} from './abilities';
import type {Build, ClassPart} from './build';
import {findBest, isCaster} from './casters';
import {findSpell, judgeSpell} from './knownSpells';
import {deriveMagic} from './magic';
import {rulePages} from './sum';

/** The names of pools that are neither a spell nor a power. */
export const MOTES = 'Motes';
export const SPARE_MOTES = 'Spare motes';
export const OWN_MOTES = 'Own motes';

/** A pool of points that a character spends and regains. */
export type Pool = {
  readonly name: string;
  readonly most: number;
  readonly left: number;
  /** When it is restored: at dawn, like most pools, or weekly. */
  readonly per: 'dawn' | 'week';
  readonly page: string;
};

type Source = Omit<Pool, 'left'>;

/** The healing art of any caster with this rank in this skill. */
export const LEARNED_ART = {name: 'Learned art', skill: 'Physic', rank: 2};

/**
 * Finds the class with which a character heals; undefined if the character has not learned the art.
 */
export function findHealer(build: Build): ClassPart | undefined {
  const {character, classes} = build;
  const isLearned = character.skills.some(
    ({name, rank}) => name === LEARNED_ART.skill && rank >= LEARNED_ART.rank,
  );
  return (
    findBest(build, 'Priest') ??
    (isLearned ? classes.find((part) => isCaster(part)) : undefined)
  );
}

/** The motes of the healing art, which are the healer’s own. Source: Magic Science, "Healing". */
function listOwnMotes(build: Build): readonly Source[] {
  const healer = findHealer(build);
  return healer === undefined
    ? []
    : [
        {
          name: OWN_MOTES,
          most: Math.max(1, healer.level + build.modifiers.Constitution),
          per: 'dawn',
          page: rulePages.healing,
        },
      ];
}

/** Reads how often an ability can be used; undefined if it has no such limit. */
export function readUses({
  use,
}: Ability): Pick<Pool, 'most' | 'per'> | undefined {
  // A dash means one use per day.
  const [, count, per] =
    /^(\d+) per (day|week)$/.exec(use === '—' ? '1 per day' : use) ?? [];
  return count === undefined
    ? undefined
    : {most: Number(count), per: per === 'week' ? 'week' : 'dawn'};
}

/** Returns the cost of casting a spell or using a power. */
export function priceSpell(build: Build, entry: SpellEntry): Price {
  const {title, type, level, usage} = entry;
  if (type === 'Power') {
    return usage?.kind === 'limited' ? {[title]: 1} : {};
  }
  return judgeSpell(build, entry).part?.group.name === 'Priest'
    ? {[title]: 1}
    : {[MOTES]: moteCost(level)};
}

/** Lists the pools of spells that are prayed for, and of taught powers. */
function listTaught(build: Build): readonly Source[] {
  return build.character.spells.flatMap(({name, count}): readonly Source[] => {
    const entry = findSpell(build, name);
    if (entry === undefined || priceSpell(build, entry)[entry.title] !== 1) {
      return [];
    }
    const {title, usage} = entry;
    return [
      usage?.kind === 'limited'
        ? {
            name: title,
            most: usage.count,
            per: usage.per === 'week' ? 'week' : 'dawn',
            page: rulePages.hearths,
          }
        : {name: title, most: count, per: 'dawn', page: rulePages.slots},
    ];
  });
}

/** Lists the pools that a character regains after sleep, at dawn, or after a week. */
export function listPools(build: Build): readonly Pool[] {
  const {motes, spareMotes} = deriveMagic(build);
  const sums = [
    [MOTES, motes],
    [SPARE_MOTES, spareMotes],
  ] as const;
  const all: readonly Source[] = [
    ...sums.flatMap(([name, sum]): readonly Source[] =>
      sum === undefined
        ? []
        : [{name, most: sum.total, per: 'dawn', page: sum.page}],
    ),
    ...listOwnMotes(build),
    ...listAbilities(build).flatMap((ability): readonly Source[] => {
      const uses = readUses(ability);
      const {name, page} = ability;
      return uses === undefined ? [] : [{name, page, ...uses}];
    }),
    ...listTaught(build),
  ];
  const {used} = build.character;
  return all
    .filter(
      ({name}, index) => all.findIndex((one) => one.name === name) === index,
    )
    .map((pool) => {
      const spent = used.find(({name}) => name === pool.name)?.count ?? 0;
      return {...pool, left: Math.max(0, pool.most - spent)};
    });
}
