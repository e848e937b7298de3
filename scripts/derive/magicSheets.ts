import {
  highestSpellLevel,
  motesHeld,
  spellsKnown,
} from '../../src/lib/rules/casting';
import {moteCost, spellStrength} from '../../src/lib/rules/magic';
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

/** The sheets on magic that follow from the kernel, by path under static/game-mechanics/. */
export const magicSheets: Readonly<Record<string, Derivation>> = {
  'spell-cost.csv': spellCost,
  'spell-strength.csv': strengthChart,
  'wizardly-magic/factor-limits.csv': factorLimits,
  'wizardly-magic/known-spells.csv': knownSpells,
  'wizardly-magic/spell-factors.csv': spellFactors,
};
