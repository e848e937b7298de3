import {spellRules} from '@world/spellRules';
import {atLevel, type Growing} from '../../lib/browser/atLevel';
import type {Measured} from '../../lib/browser/listing';
import type {SpellEntry} from '../../lib/publish';

const GROWING: readonly (keyof Growing)[] = ['range', 'duration', 'aoe'];

/** What a caster of a level makes of a record. */
export type AtLevel = {
  readonly entry: SpellEntry;
  /** What its target must reach; nothing for a power, and where no level is told. */
  readonly strength: number | undefined;
  /** Whether casters of that level do not have it yet. */
  readonly isTooHigh: boolean;
};

/**
 * Works out a record for a caster of a level.
 *
 * @param isWhole whether the formulas are told too, behind what they come to.
 */
export function entryAt(
  {entry, lowestLevel}: Measured,
  casterLevel: number | undefined,
  isWhole = true,
): AtLevel {
  if (casterLevel === undefined) {
    return {entry, strength: undefined, isTooHigh: false};
  }
  const worked = atLevel(entry, casterLevel);
  const texts = GROWING.map((key) => {
    const isSame = worked[key] === entry[key];
    const formula = entry[key].replace(/^.+, up to /, '');
    return [
      key,
      isSame || !isWhole ? worked[key] : `${worked[key]} (${formula})`,
    ] as const;
  });
  return {
    entry: {...entry, ...Object.fromEntries(texts)},
    strength:
      entry.type === 'Spell'
        ? spellRules.strengthOf({spellLevel: entry.level, casterLevel})
        : undefined,
    isTooHigh: casterLevel < lowestLevel,
  };
}
