import {
  addDays,
  getWeekday,
  monthNames,
} from '../../plugins/calendar/model/calendar';
import {getPhaseOnDate, moonCycles} from '../../plugins/calendar/model/moons';
import {grouped, signed} from '../../src/shared/model/signed';
import {highestSpellLevel, motesHeld, spellsKnown} from '../rules/casting';
import {actionPoints, baseAttackBonus, saveBase} from '../rules/combat';
import type {ClassGroup} from '../rules/kernel';
import {getResearch} from '../rules/learning';
import {moteCost, spellStrength, turningTarget} from '../rules/magic';
import {getExperience} from '../rules/progress';
import {rules} from '../rules/rules';
import {noticeRange, statModifier} from '../rules/stats';
import {findNumber} from '../../tests/support/sheets';
import {averageHitPoints} from './support/averageHitPoints';
import {findDisagreements, type Formula} from './support/findDisagreements';

const {highest} = rules.levels;
const {undead, destroyedBy} = rules.turning;
const spellLevels = rules.spells.highestLevel;

/** Returns a formula that only some columns have. */
function byColumn(formulas: Readonly<Record<string, Formula>>): Formula {
  return (row, column, index) => formulas[column]?.(row, column, index);
}

const getGroup = (name: string): ClassGroup | undefined =>
  rules.classGroups.find((each) => each.name === name);

/** Returns a formula for the columns of class groups, in rows of levels. */
function byGroup(
  get: (group: ClassGroup, level: number) => string | number,
): Formula {
  return (_row, column, index) => {
    const group = getGroup(column);
    return group === undefined ? index + 1 : get(group, index + 1);
  };
}

/** Returns the number in a heading such as `Level 5` or `Levels 5–9`. */
function readLevel(column: string): number {
  return Number(/\d+/.exec(column)?.[0]);
}

/** Formats the part of its level that a group has as its attack bonus. */
function writeShare([numerator = 0, denominator = 1]: readonly number[]) {
  const times = numerator === 1 ? 'level' : `${numerator} × level`;
  return denominator === 1 ? times : `${times} ÷ ${denominator}`;
}

/** The CSV files that follow from the rules: the number of their rows, and their formulas. */
const sheets: Readonly<Record<string, readonly [count: number, Formula]>> = {
  'action-points.csv': [
    rules.statModifiers.length,
    (row, column) =>
      column === 'Dexterity modifier'
        ? undefined
        : actionPoints(rules, {
            dexterityModifier: findNumber(row['Dexterity modifier']),
            level: readLevel(column),
          }),
  ],
  'attacks-per-round.csv': [
    rules.weaponWeights.length * 9,
    (row, column) => {
      const weight = rules.weaponWeights.find(
        ({name}) => name === row['Weapon'],
      );
      const rank = rules.weaponRanks.find(({name}) => name === column);
      const cost = weight?.cost ?? NaN;
      if (column === 'AP') {
        return cost;
      }
      return (
        rank &&
        Math.min(
          rank.mostAttacks,
          Math.floor(findNumber(row['Action points']) / cost),
        )
      );
    },
  ],
  'base-attack-bonus.csv': [
    highest,
    byGroup((group, level) => signed(baseAttackBonus(group, level))),
  ],
  'class-groups.csv': [
    rules.classGroups.length,
    ({'Class group': name = ''}, column) => {
      const group = getGroup(name);
      return (
        group &&
        {
          'Class group': name,
          'Base attack bonus': writeShare(group.attack),
          'Hit die': `d${group.hitDie}`,
          'After level 10': `${signed(group.lateHitPoints)} a level`,
          'Good saves': group.goodSaves.join(', '),
        }[column]
      );
    },
  ],
  'experience.csv': [
    highest,
    byColumn({
      Level: (_row, _column, index) => index + 1,
      Experience: (_row, _column, index) =>
        grouped(getExperience(rules, index + 1)),
      'To next level': (_row, _column, index) =>
        index + 1 === highest
          ? '—'
          : grouped(
              getExperience(rules, index + 2) - getExperience(rules, index + 1),
            ),
    }),
  ],
  'hit-points.csv': [highest, byGroup(averageHitPoints)],
  'level-bands.csv': [
    rules.levelBands.length,
    byColumn({
      Band: (_row, _column, index) => rules.levelBands[index]?.name,
      Levels: (_row, _column, index) => {
        const band = rules.levelBands[index];
        return band && `${band.from}–${band.to}`;
      },
    }),
  ],
  'nights.csv': [
    10_000,
    (_row, column, index) => {
      const date = addDays({year: 1120, month: 1, day: 1}, index);
      const moon = moonCycles.find(({name}) => name === column);
      return moon === undefined
        ? {
            Night: index + 1,
            Year: date.year,
            Month: monthNames[date.month - 1],
            Day: date.day,
            Weekday: getWeekday(date) ?? '—',
          }[column]
        : getPhaseOnDate(moon, date);
    },
  ],
  'saving-throws.csv': [
    rules.classGroups.length * highest,
    (row, column) => {
      const group = getGroup(row['Class group'] ?? '');
      return group === undefined || !rules.saves.names.includes(column)
        ? undefined
        : signed(
            saveBase(rules, group, {
              save: column,
              level: findNumber(row['Level']),
            }),
          );
    },
  ],
  'stat-modifiers.csv': [
    25,
    (_row, column, index) => {
      const modifier = statModifier(rules, index + 1);
      return {
        Stat: index + 1,
        Modifier: signed(modifier),
        'Lift (lb)': (index + 1) * rules.liftPerStrength,
        'AP change': signed(modifier),
        'Extra tongues': Math.max(0, modifier),
        Reaction: signed(modifier),
        'Mote bonus': Math.max(0, modifier),
        'Notice (ft)': noticeRange(rules, modifier),
      }[column];
    },
  ],
  'turning.csv': [
    undead.length,
    (_row, column, index) => {
      const target = turningTarget(rules, index + 1);
      return {
        Rank: index + 1,
        Undead: undead[index],
        Target: target,
        'Destroyed at': target + destroyedBy,
      }[column];
    },
  ],
  'turning-by-level.csv': [
    undead.length,
    (_row, column, index) => {
      const least = turningTarget(rules, index + 1) - readLevel(column);
      if (column === 'Undead') {
        return undead[index];
      }
      return least > 20 ? '—' : Math.max(1, least);
    },
  ],
  'weapon-ranks.csv': [
    rules.weaponRanks.length,
    (_row, column, index) => {
      const rank = rules.weaponRanks[index];
      return {
        Rank: rank?.name,
        'Most attacks': rank?.mostAttacks,
        'Points to learn': rank?.points,
      }[column];
    },
  ],
  'spell-cost.csv': [
    spellLevels,
    (_row, column, index) =>
      ({
        'Spell level': index + 1,
        Motes: moteCost(index + 1),
        'Each factor step': `+${index + 1}`,
      })[column],
  ],
  'spell-strength.csv': [
    highest,
    (_row, column, index) =>
      column === 'Caster level'
        ? index + 1
        : spellStrength(rules, {
            spellLevel: readLevel(column),
            casterLevel: index + 1,
          }),
  ],
  'wizardly-magic/factor-limits.csv': [
    rules.levelBands.length,
    (_row, column, index) => {
      const band = rules.levelBands[index];
      const limits = rules.factorLimits[index];
      return {
        Band: band?.name,
        'Caster levels': `${band?.from ?? ''}–${band?.to ?? ''}`,
        'Steps in one factor': limits?.inOneFactor,
        'Steps in one spell': limits?.inOneSpell,
      }[column];
    },
  ],
  'wizardly-magic/known-spells.csv': [
    highest,
    (_row, column, index) =>
      ({
        'Caster level': index + 1,
        'Highest spell level': highestSpellLevel(rules, index + 1),
        'Spells known': spellsKnown(rules, index + 1),
        'Motes before bonus': motesHeld(rules, index + 1),
      })[column],
  ],
  'wizardly-magic/learning-roll.csv': [
    6,
    (_row, column, index) => {
      const {pipsPerSpell: pips, choiceFrom, bonusFrom} = rules.learning;
      const rolls = [
        ...[0, 1, 2, 3].map(
          (each) => `${each * pips + 1}–${(each + 1) * pips}`,
        ),
        `${choiceFrom}–${bonusFrom - 1}`,
        bonusFrom,
      ];
      return column === 'd20' ? rolls[index] : undefined;
    },
  ],
  'wizardly-magic/research.csv': [
    spellLevels,
    (_row, column, index) => {
      const {weeks, marksPerWeek, marks, target} = getResearch(
        rules,
        index + 1,
      );
      const cell = {
        'Spell level': index + 1,
        Weeks: weeks,
        'Marks a week': marksPerWeek,
        'Marks in all': marks,
        Target: target,
      }[column];
      return cell && grouped(cell);
    },
  ],
  'wizardly-magic/spell-factors.csv': [
    rules.factors.length,
    (_row, column, index) => {
      const factor = rules.factors[index];
      const step = readLevel(column);
      if (column === 'Factor') {
        return factor?.name;
      }
      return step === 0 ? factor?.plain : (factor?.steps[step - 1] ?? '');
    },
  ],
};

describe('a CSV file that follows from the rules', () => {
  it.each(Object.entries(sheets))(
    'agrees with their formulas in every cell: %s',
    (name, [count, formula]) => {
      expect(
        findDisagreements(`game-mechanics/${name}`, count, formula),
      ).toEqual([]);
    },
  );

  it('is told with file, line, found and expected where it does not', () => {
    const path = 'game-mechanics/spell-cost.csv';
    const wrong: Formula = (_row, column, index) =>
      column === 'Motes' && index === 1 ? 4 : undefined;
    expect(findDisagreements(path, 8, wrong)).toEqual([
      `static/${path}:3: found "3" as Motes, expected "4".`,
    ]);
    expect(findDisagreements(path, 9, () => undefined)).toEqual([
      `static/${path}:1: found 8 rows, expected 9.`,
    ]);
  });
});
