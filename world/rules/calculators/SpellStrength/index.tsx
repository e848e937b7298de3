import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useWholeNumbers} from '../../../../src/shared/client/useWholeNumbers';
import {chanceToReach} from '../../chance';
import {spellStrength} from '../../magic';
import {rules} from '../../rules';
import Calculator from '../../../../src/shared/theme/Calculator';
import NumberFields from '../../../../src/shared/theme/Calculator/NumberFields';
import {castingLabels} from '../castingLabels';

/** The largest save bonus, and change of Strength, that the calculator accepts. */
const MOST = 30;

type Values = {
  readonly strength: number;
  readonly bonus: number;
};

function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

function Result({strength, bonus}: Values): ReactNode {
  return (
    <p>
      <Translate
        id="site.spellStrength.result"
        description="How strong a spell is, and how likely its target saves"
        values={{
          strength: <strong>{strength}</strong>,
          needed: Math.min(20, Math.max(2, strength - bonus)),
          chance: <strong>{percent(chanceToReach(strength, bonus))}</strong>,
        }}>
        {
          'Strength {strength}. The target saves on a d20 roll of {needed} or more: {chance}.'
        }
      </Translate>
    </p>
  );
}

function labels(): Readonly<
  Record<'spellLevel' | 'casterLevel' | 'change' | 'bonus', string>
> {
  return {
    ...castingLabels(),
    change: translate({
      id: 'site.spellStrength.change',
      message: 'Save factor and mana',
      description: 'Label of the field for what raises or lowers Strength',
    }),
    bonus: translate({
      id: 'site.spellStrength.bonus',
      message: 'Target’s save bonus',
      description: 'Label of the field for base, stat, and gifts of a save',
    }),
  };
}

/** Calculates the Strength of a spell, and the chance to save against it. */
export default function SpellStrength(): ReactNode {
  const {fields, values} = useWholeNumbers({
    spellLevel: {first: 2, bounds: [1, rules.spells.highestLevel]},
    casterLevel: {first: 7, bounds: [1, rules.levels.highest]},
    change: {first: 0, bounds: [-MOST, MOST]},
    bonus: {first: 3, bounds: [-MOST, MOST]},
  });
  return (
    <Calculator
      title={translate({
        id: 'site.spellStrength.title',
        message: 'Spell Strength and save',
        description: 'Title of the calculator of spell strength',
      })}
      result={
        values && (
          <Result
            strength={spellStrength(rules, values) + values.change}
            bonus={values.bonus}
          />
        )
      }>
      <NumberFields fields={fields} labels={labels()} />
    </Calculator>
  );
}
