import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useWholeNumbers} from '../../../../src/shared/client/useWholeNumbers';
import {isWithin, motesHeld, stepLimit, stretchedCost} from '../../casting';
import {pluralForm} from '../../../../src/shared/model/pluralForm';
import {spellStrength} from '../../magic';
import {rules} from '../../rules';
import Calculator from '../../../../src/shared/theme/Calculator';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import NumberFields from '../../../../src/shared/theme/Calculator/NumberFields';
import {castingLabels} from '../castingLabels';

/** The index of the factor that raises the Strength of a spell by a point per step. */
const SAVE = rules.factors.findIndex(({name}) => name === 'Save');

type Casting = {
  readonly spellLevel: number;
  readonly casterLevel: number;
  readonly steps: readonly number[];
};

function motesText(motes: number): string {
  return pluralForm(
    motes,
    translate(
      {
        id: 'site.spellCost.motes',
        message: '{count} mote|{count} motes',
        description: 'What a spell costs, in the singular and the plural',
      },
      {count: motes},
    ),
  );
}

function Limits({casterLevel, steps}: Casting): ReactNode {
  const limit = stepLimit(rules, casterLevel);
  const values = {
    level: casterLevel,
    one: limit.inOneFactor,
    all: limit.inOneSpell,
  };
  return isWithin(limit, steps) ? (
    <Translate
      id="site.spellCost.within"
      description="Says that a caster may stretch a spell so far"
      values={values}>
      {
        'Level {level} allows these steps: up to {one} in one factor and {all} in one spell.'
      }
    </Translate>
  ) : (
    <Translate
      id="site.spellCost.beyond"
      description="Says that a caster may not stretch a spell so far"
      values={values}>
      {
        'Too many steps for level {level}: it allows {one} in one factor and {all} in one spell.'
      }
    </Translate>
  );
}

function Result(casting: Casting): ReactNode {
  const {spellLevel, casterLevel, steps} = casting;
  return (
    <>
      <p>
        <Translate
          id="site.spellCost.result"
          description="What a spell costs and how strong it is"
          values={{
            motes: (
              <strong>{motesText(stretchedCost(spellLevel, steps))}</strong>
            ),
            plain: stretchedCost(spellLevel, []),
            held: motesHeld(rules, casterLevel),
            strength: (
              <strong>
                {spellStrength(rules, {spellLevel, casterLevel}) +
                  (steps[SAVE] ?? 0)}
              </strong>
            ),
          }}>
          {
            '{motes} ({plain} without steps; the caster holds {held} before bonuses), Strength {strength}.'
          }
        </Translate>
      </p>
      <p>
        <Limits {...casting} />
      </p>
    </>
  );
}

/** Calculates the motes of a spell with its factors. */
export default function SpellCost(): ReactNode {
  const {fields, values} = useWholeNumbers({
    spellLevel: {first: 3, bounds: [1, rules.spells.highestLevel]},
    casterLevel: {first: 5, bounds: [1, rules.levels.highest]},
  });
  const [steps, setSteps] = useState<readonly number[]>(() =>
    rules.factors.map(({name}) => (name === 'Targets' ? 1 : 0)),
  );
  return (
    <Calculator
      title={translate({
        id: 'site.spellCost.title',
        message: 'Spell cost',
        description: 'Title of the calculator of spell costs',
      })}
      result={values && <Result {...values} steps={steps} />}>
      <NumberFields fields={fields} labels={castingLabels()} />
      {rules.factors.map(({name, plain, steps: options}, factor) => (
        <ChoiceField
          key={name}
          label={name}
          options={[plain, ...options]}
          chosen={steps[factor] ?? 0}
          choose={(step) => {
            setSteps(steps.with(factor, step));
          }}
        />
      ))}
    </Calculator>
  );
}
