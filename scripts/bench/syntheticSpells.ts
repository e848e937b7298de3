import {seededDice} from '../../src/shared/lib/seededDice';
import {getEntry, type SpellEntry} from '../../src/features/spells/lib/publish';
import {LEVELS, TYPES} from '../../src/features/spells/lib/record';
import {SCHOOLS} from '../../src/features/spells/lib/schools';
import {SPHERES} from '../../src/features/spells/lib/spheres';

const WORDS =
  'ash coal ember smoke wolf kennel veil hearth lantern bridge tide storm bone quiet iron glass river mask'.split(
    ' ',
  );

const MEASURES = {
  range: ['Self', 'Touch', '60 feet', '10 yards/level', '1 mile/level'],
  duration: [
    'Instant',
    '1 round/level',
    '1 hour/level',
    'Concentration, up to 1 minute/level',
  ],
  castingTime: ['1 AP', '3 AP', '6 AP', '10 minutes'],
  aoe: ['Self', '1 creature', '25 creatures/level', '20-foot radius'],
  save: ['None', 'Mind negates', 'Reflex half'],
} as const;

/** Generates records as varied as those of the data files, identical on each run. */
export function syntheticSpells(count: number): readonly SpellEntry[] {
  const dice = seededDice('bench');
  const one = <Value>(values: readonly Value[]): Value =>
    values[dice(values.length) - 1] as Value;
  const words = (length: number): string =>
    Array.from({length}, () => one(WORDS)).join(' ');
  return Array.from({length: count}, (_, index) => {
    const type = one(TYPES);
    const [least, most] = LEVELS[type];
    return getEntry({
      type,
      school: one(SCHOOLS).name,
      level: least + dice(most - least + 1) - 1,
      name: `${words(2)} ${index}`,
      range: one(MEASURES.range),
      duration: one(MEASURES.duration),
      castingTime: one(MEASURES.castingTime),
      aoe: one(MEASURES.aoe),
      save: one(MEASURES.save),
      sphere: [one(SPHERES).name],
      heldBy: type === 'Power' ? ['Goblin'] : [],
      description: `${words(35)}.`,
    });
  });
}
