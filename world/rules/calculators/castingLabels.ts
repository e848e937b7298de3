import {translate} from '@docusaurus/Translate';

/** Labels of the fields that all calculators of spells share. */
export function castingLabels(): Readonly<
  Record<'spellLevel' | 'casterLevel', string>
> {
  return {
    spellLevel: translate({
      id: 'site.calculator.spellLevel',
      message: 'Spell level',
      description: 'Label of a field',
    }),
    casterLevel: translate({
      id: 'site.calculator.casterLevel',
      message: 'Caster level',
      description: 'Label of a field',
    }),
  };
}
