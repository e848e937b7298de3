import {spellRules} from '../../../../world/spellRules';
import {atLevel, type Growing} from '../../model/browser/atLevel';
import type {Measured} from '../../model/browser/listing';
import type {SpellEntry} from '../../model/publish';

const GROWING: readonly (keyof Growing)[] = ['range', 'duration', 'aoe'];

/** A record for a caster level. */
export type AtLevel = {
  readonly entry: SpellEntry;
  /** The strength that its target must reach; undefined for a power, and without a caster level. */
  readonly strength: number | undefined;
  /** Whether casters of that level cannot cast the spell yet. */
  readonly isTooHigh: boolean;
};

/**
 * Computes a record for a caster level.
 *
 * @param isWhole whether to add each formula, in parentheses, after its value.
 */
export function getEntry(
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
