import {highestSpellLevel, motesHeld, spellsKnown} from '../rules/casting';
import {getResearch} from '../rules/learning';
import {moteCost, spellStrength} from '../rules/magic';
import {grouped} from '../../src/shared/lib/signed';
import {upTo, type Derivation} from './derivation';

const spellCost: Derivation = ({spells}) => ({
  columns: ['Spell level', 'Motes', 'Each factor step'],
  rows: upTo(spells.highestLevel).map((level) => [
    String(level),
    String(moteCost(level)),
    `+${level}`,
  ]),
});

const strengthChart: Derivation = (rules) => ({
  columns: [
    'Caster level',
    ...upTo(rules.spells.highestLevel).map((level) => `Level ${level}`),
  ],
  rows: upTo(rules.levels.highest).map((casterLevel) => [
    String(casterLevel),
    ...upTo(rules.spells.highestLevel).map((spellLevel) =>
      String(spellStrength(rules, {spellLevel, casterLevel})),
    ),
  ]),
});

const spellFactors: Derivation = ({factors}) => {
  const most = Math.max(...factors.map(({steps}) => steps.length));
  return {
    columns: ['Factor', 'Step 0', ...upTo(most).map((step) => `Step ${step}`)],
    rows: factors.map(({name, plain, steps}) => [name, plain, ...steps]),
  };
};

const factorLimits: Derivation = ({levelBands, factorLimits: limits}) => ({
  columns: [
    'Band',
    'Caster levels',
    'Steps in one factor',
    'Steps in one spell',
  ],
  rows: levelBands.map(({name, from, to}, index) => [
    name,
    `${from}–${to}`,
    String(limits[index]?.inOneFactor),
    String(limits[index]?.inOneSpell),
  ]),
});

const knownSpells: Derivation = (rules) => ({
  columns: [
    'Caster level',
    'Highest spell level',
    'Spells known',
    'Motes before bonus',
  ],
  rows: upTo(rules.levels.highest).map((level) => [
    String(level),
    String(highestSpellLevel(rules, level)),
    String(spellsKnown(rules, level)),
    String(motesHeld(rules, level)),
  ]),
});

/** Names for the spells of a level, in alphabetical order. */
const PLACES = [
  'the first spell of that school and level',
  'the second',
  'the third',
  'the fourth',
] as const;

const learningRoll: Derivation = ({learning}) => {
  const {pipsPerSpell, choiceFrom, bonusFrom} = learning;
  return {
    columns: ['d20', 'You learn'],
    rows: [
      ...PLACES.map((place, index) => [
        `${index * pipsPerSpell + 1}–${(index + 1) * pipsPerSpell}`,
        place,
      ]),
      [
        `${choiceFrom}–${bonusFrom - 1}`,
        'one of your choice of that school and level',
      ],
      [`${bonusFrom}`, 'one of your choice, and one of a lower level as well'],
    ],
  };
};

const research: Derivation = (rules) => ({
  columns: ['Spell level', 'Weeks', 'Marks a week', 'Marks in all', 'Target'],
  rows: upTo(rules.spells.highestLevel).map((level) => {
    const {weeks, marksPerWeek, marks, target} = getResearch(rules, level);
    return [level, weeks, marksPerWeek, marks, target].map(grouped);
  }),
});

/** Tables on magic that are derived from the rules, by path below static/game-mechanics/. */
export const magicSheets: Readonly<Record<string, Derivation>> = {
  'spell-cost.csv': spellCost,
  'spell-strength.csv': strengthChart,
  'wizardly-magic/factor-limits.csv': factorLimits,
  'wizardly-magic/known-spells.csv': knownSpells,
  'wizardly-magic/learning-roll.csv': learningRoll,
  'wizardly-magic/research.csv': research,
  'wizardly-magic/spell-factors.csv': spellFactors,
};
