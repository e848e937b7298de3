import {generateList} from '../generateList';
import {seededDice} from '../../../src/shared/model/seededDice';
import type {SpellEntry} from '../../../plugins/spells/model/publish';
import type {Build, ClassPart} from './build';
import type {KnownSpell} from './character';
import {findBest, getLearning, listSlotCounts} from './casters';
import {judgeSpell} from './knownSpells';

/** Rolls the spells of a mage, from one school of the class. */
function rollLearned(
  {tables}: Build,
  {name, level}: ClassPart,
  seed: string,
): readonly KnownSpell[] {
  const {schools = []} = getLearning(name) ?? {};
  const school = schools[seededDice(seed)(schools.length) - 1];
  const spells = tables.catalogue.filter(({type}) => type === 'Spell');
  return school === undefined
    ? []
    : generateList(tables.rules, spells, {
        school,
        casterLevel: level,
        aim: 'any',
        seed,
      }).map(({spell}) => ({name: spell.title, count: 1}));
}

/** Fills the slots of a priest, from the highest, with spells that its god lends. */
function fillSlots(
  build: Build,
  {level}: ClassPart,
  seed: string,
): readonly KnownSpell[] {
  const dice = seededDice(seed);
  const lent: readonly SpellEntry[] = build.tables.catalogue.filter(
    (entry) =>
      entry.type === 'Spell' && judgeSpell(build, entry).refusal === undefined,
  );
  const names = listSlotCounts(build, level)
    .flatMap((slots, index) => Array.from({length: slots}, () => index + 1))
    .toReversed()
    .flatMap((slot) => {
      const most = Math.max(
        ...lent.map((spell) => spell.level).filter((each) => each <= slot),
      );
      const fitting = lent.filter((spell) => spell.level === most);
      return fitting[dice(Math.max(1, fitting.length)) - 1]?.title ?? [];
    });
  return [...new Set(names)].map((name) => ({
    name,
    count: names.filter((each) => each === name).length,
  }));
}

/**
 * Rolls the spells that a mage has learned or a priest has prayed for. The same seed gives the same
 * spells. Source: Magic Science, "Generating Spell Lists"; Priest Spell Lists.
 */
export function fillSpells(build: Build, seed: string): readonly KnownSpell[] {
  const mage = findBest(build, 'Mage');
  const priest = findBest(build, 'Priest');
  const all = [
    ...(mage === undefined ? [] : rollLearned(build, mage, seed)),
    ...(priest === undefined
      ? []
      : fillSlots({...build, classes: [priest]}, priest, seed)),
  ];
  return all.filter(
    ({name}, index) => all.findIndex((each) => each.name === name) === index,
  );
}
