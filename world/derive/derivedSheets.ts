import type {Sheet} from '../../src/shared/lib/csv';
import {
  actionPoints,
  attacksPerRound,
  baseAttackBonus,
  saveBase,
} from '../rules/combat';
import type {RuleKernel} from '../rules/kernel';
import {turningTarget} from '../rules/magic';
import {averageHitPoints, getExperience} from '../rules/progress';
import {noticeRange, statModifier} from '../rules/stats';
import {grouped, signed} from '../../src/shared/lib/signed';
import {upTo, type Derivation} from './derivation';
import {magicSheets} from './magicSheets';
import {nights} from './nights';

function names(things: readonly {readonly name: string}[]): readonly string[] {
  return things.map(({name}) => name);
}

function byGroupAndLevel(
  {classGroups, levels}: RuleKernel,
  cell: (group: RuleKernel['classGroups'][number], level: number) => string,
): Sheet {
  return {
    columns: ['Level', ...names(classGroups)],
    rows: upTo(levels.highest).map((level) => [
      String(level),
      ...classGroups.map((group) => cell(group, level)),
    ]),
  };
}

const share = ([numerator = 0, denominator = 1]: readonly number[]): string => {
  const times = numerator === 1 ? 'level' : `${numerator} × level`;
  return denominator === 1 ? times : `${times} ÷ ${denominator}`;
};

const classGroups: Derivation = ({classGroups: groups}) => ({
  columns: [
    'Class group',
    'Base attack bonus',
    'Hit die',
    'After level 10',
    'Good saves',
  ],
  rows: groups.map((group) => [
    group.name,
    share(group.attack),
    `d${group.hitDie}`,
    `${signed(group.lateHitPoints)} a level`,
    group.goodSaves.join(', '),
  ]),
});

const savingThrows: Derivation = (rules) => ({
  columns: ['Class group', 'Level', ...rules.saves.names],
  rows: rules.classGroups.flatMap((group) =>
    upTo(rules.levels.highest).map((level) => [
      group.name,
      String(level),
      ...rules.saves.names.map((save) =>
        signed(saveBase(rules, group, {save, level})),
      ),
    ]),
  ),
});

function levelSteps({
  levels,
  actionPoints: {levelsPerPoint},
}: RuleKernel): readonly string[] {
  const starts = [
    1,
    ...upTo(levels.highest).filter((level) => level % levelsPerPoint === 0),
  ];
  return starts.map((start, index) => {
    const end = (starts[index + 1] ?? levels.highest + 1) - 1;
    return start === end ? `Level ${start}` : `Levels ${start}–${end}`;
  });
}

const actionPointChart: Derivation = (rules) => {
  const modifiers = rules.statModifiers.map(({modifier}) => modifier);
  const steps = levelSteps(rules);
  return {
    columns: ['Dexterity modifier', ...steps],
    rows: modifiers.map((dexterityModifier) => [
      signed(dexterityModifier),
      ...steps.map((_, index) =>
        String(
          actionPoints(rules, {
            dexterityModifier,
            level: index * rules.actionPoints.levelsPerPoint,
          }),
        ),
      ),
    ]),
  };
};

/** The highest number of action points in the chart of attacks, which a fast veteran has. */
const MOST_POINTS_SHOWN = 12;

const attackChart: Derivation = ({
  actionPoints: {least},
  weaponWeights,
  weaponRanks,
}) => ({
  columns: ['Action points', 'Weapon', 'AP', ...names(weaponRanks)],
  rows: upTo(MOST_POINTS_SHOWN)
    .filter((points) => points >= least)
    .flatMap((points) =>
      weaponWeights.map(({name, cost}) => [
        String(points),
        name,
        String(cost),
        ...weaponRanks.map(({mostAttacks}) =>
          String(attacksPerRound({points, cost, mostAttacks})),
        ),
      ]),
    ),
});

const weaponRanks: Derivation = ({weaponRanks: ranks}) => ({
  columns: ['Rank', 'Most attacks', 'Points to learn'],
  rows: ranks.map(({name, mostAttacks, points}) => [
    name,
    String(mostAttacks),
    String(points),
  ]),
});

const statChart: Derivation = (rules) => ({
  columns: [
    'Stat',
    'Modifier',
    'Lift (lb)',
    'AP change',
    'Extra tongues',
    'Reaction',
    'Mote bonus',
    'Notice (ft)',
  ],
  rows: upTo(rules.statModifiers.at(-1)?.upTo ?? 0).map((stat) => {
    const modifier = statModifier(rules, stat);
    const bonus = String(Math.max(0, modifier));
    return [
      String(stat),
      signed(modifier),
      String(stat * rules.liftPerStrength),
      signed(modifier),
      bonus,
      signed(modifier),
      bonus,
      String(noticeRange(rules, modifier)),
    ];
  }),
});

const experience: Derivation = (rules) => ({
  columns: ['Level', 'Experience', 'To next level'],
  rows: upTo(rules.levels.highest).map((level) => [
    String(level),
    grouped(getExperience(rules, level)),
    level === rules.levels.highest
      ? '—'
      : grouped(getExperience(rules, level + 1) - getExperience(rules, level)),
  ]),
});

const levelBands: Derivation = ({levelBands: bands}) => ({
  columns: ['Band', 'Levels'],
  rows: bands.map(({name, from, to}) => [name, `${from}–${to}`]),
});

/** Formats the lowest roll of a d20 that succeeds; a dash if none does. */
function dieNeeded(least: number): string {
  return least > 20 ? '—' : String(Math.max(least, 1));
}

const turning: Derivation = (rules) => ({
  columns: ['Undead rank', 'Undead', 'Target', 'Destroyed at'],
  rows: rules.turning.undead.map((undead, index) => {
    const target = turningTarget(rules, index + 1);
    return [
      String(index + 1),
      undead,
      String(target),
      String(target + rules.turning.destroyedBy),
    ];
  }),
});

const turningByLevel: Derivation = (rules) => {
  const levels = [
    ...rules.levelBands.map(({from}) => from),
    rules.levels.highest,
  ];
  return {
    columns: ['Undead', ...levels.map((level) => `Level ${level}`)],
    rows: rules.turning.undead.map((undead, index) => [
      undead,
      ...levels.map((level) =>
        dieNeeded(turningTarget(rules, index + 1) - level),
      ),
    ]),
  };
};

/** Tables that are derived from the rules, by path below static/game-mechanics/. */
export const derivedSheets: Readonly<Record<string, Derivation>> = {
  'action-points.csv': actionPointChart,
  'attacks-per-round.csv': attackChart,
  'base-attack-bonus.csv': (rules) =>
    byGroupAndLevel(rules, (group, level) =>
      signed(baseAttackBonus(group, level)),
    ),
  'class-groups.csv': classGroups,
  'experience.csv': experience,
  'hit-points.csv': (rules) =>
    byGroupAndLevel(rules, (group, level) =>
      String(averageHitPoints(rules, group, level)),
    ),
  'level-bands.csv': levelBands,
  'nights.csv': nights,
  'saving-throws.csv': savingThrows,
  'stat-modifiers.csv': statChart,
  'turning.csv': turning,
  'turning-by-level.csv': turningByLevel,
  'weapon-ranks.csv': weaponRanks,
  ...magicSheets,
};
