import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import Check from '../../../../src/shared/theme/Field/Check';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import {fightRules} from '../../../../world/fightRules';
import {drawFairly} from '../../../dice/client/rolls';
import {signed} from '../../../../src/shared/model/signed';
import {
  attackWays,
  type AttackPlan,
  type Combatant,
  type Fight,
} from '../../../../src/shared/model/fight';
import type {
  Odds,
  Part,
  Situation,
} from '../../../../src/shared/model/fightRules';
import {writeAttack} from '../../../../src/shared/model/figures';
import {listTargets} from './TargetChecks';
import {partTexts, refusalTexts, wayTexts} from './labels';
import {Form, NumberField, Step, ThrownDie} from './fields';

type Props = {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly situations: readonly Situation[];
};

function writeParts(parts: readonly Part[]): string {
  return parts
    .map(({because, value}) => `${partTexts[because]()} ${signed(value)}`)
    .join(', ');
}

/** The chance to hit, with the parts of attack and defense. */
function OddsText({odds}: {readonly odds: Odds}): ReactNode {
  const {chance, bonus, defense, attackParts, defenseParts} = odds;
  return (
    <p className="trackerOdds">
      <strong>
        <Translate
          id="site.tracker.odds"
          description="The chance that an attack hits, before it is rolled"
          values={{
            percent: Math.round(chance * 100),
            bonus: signed(bonus),
            defense,
          }}>
          {'{percent}% to hit: d20 {bonus} against {defense}'}
        </Translate>
      </strong>
      <span>{`${writeParts(attackParts)} · ${writeParts(defenseParts)}`}</span>
      {odds.refusal !== undefined && (
        <span className="trackerRefusal">{refusalTexts[odds.refusal]()}</span>
      )}
    </p>
  );
}

/** The choices for the next attack: weapon and situation by index, the target by id. */
const NO_CHOICE = {
  weapon: 0,
  target: '',
  situation: 0,
  modifier: 0,
  parries: false,
  way: 0,
  die: 0,
  damage: 0,
};

type Choices = typeof NO_CHOICE;

/** The choices that apply to only one attack. */
const ONCE = {parries: false, way: 0, die: 0, damage: 0} as const;

type FieldsProps = Props & {
  readonly choices: Choices;
  readonly targets: readonly Combatant[];
  readonly change: (next: Partial<Choices>) => void;
};

function AttackFields(props: FieldsProps): ReactNode {
  const {who, situations, choices, targets, change} = props;
  return (
    <>
      <ChoiceField
        label={translate({id: 'site.tracker.weapon', message: 'Weapon'})}
        look="compact"
        options={who.fighter.attacks.map(
          (each) => `${writeAttack(each)} (${each.cost} AP)`,
        )}
        chosen={choices.weapon}
        choose={(weapon) => {
          change({weapon});
        }}
      />
      <ChoiceField
        label={translate({id: 'site.tracker.target', message: 'Target'})}
        look="compact"
        options={targets.map(({name}) => name)}
        chosen={targets.findIndex(({id}) => id === choices.target)}
        choose={(index) => {
          change({target: targets[index]?.id ?? ''});
        }}
      />
      <ChoiceField
        label={translate({id: 'site.tracker.situation', message: 'Situation'})}
        look="compact"
        options={[
          translate({id: 'site.tracker.plain', message: 'No modifier'}),
          ...situations.map(
            ({name, modifier}) => `${name} ${signed(modifier)}`,
          ),
        ]}
        chosen={choices.situation}
        choose={(situation) => {
          change({situation});
        }}
      />
      <ChoiceField
        label={translate({id: 'site.tracker.way', message: 'Attack type'})}
        look="compact"
        options={[
          translate({id: 'site.tracker.normal', message: 'Normal'}),
          ...attackWays.map((way) => wayTexts[way]()),
        ]}
        chosen={choices.way}
        choose={(way) => {
          change({way});
        }}
      />
      <NumberField
        label={translate({id: 'site.tracker.more', message: 'Modifier'})}
        value={choices.modifier}
        onChange={(modifier) => {
          change({modifier});
        }}
      />
    </>
  );
}

/** The results of dice rolled at the table. */
function ThrownFields({
  choices,
  change,
}: Pick<FieldsProps, 'choices' | 'change'>): ReactNode {
  return (
    <details className="trackerFold">
      <summary>
        <Translate
          id="site.tracker.thrown"
          description="Opens fields for dice that players throw themselves">
          Dice rolled by hand
        </Translate>
      </summary>
      <div className="trackerForm">
        <ThrownDie
          value={choices.die}
          onChange={(die) => {
            change({die});
          }}
        />
        <NumberField
          label={translate({
            id: 'site.tracker.thrown.damage',
            message: 'Damage (0: roll for me)',
          })}
          value={choices.damage}
          least={0}
          onChange={(damage) => {
            change({damage});
          }}
        />
      </div>
    </details>
  );
}

/** Plans an attack from the choices of readers, or else from the first options. */
function makePlan(
  {who, situations}: Props,
  {weapon, situation, modifier, parries, way, ...choices}: Choices,
  targets: readonly Combatant[],
): AttackPlan {
  const target = targets.find(({id}) => id === choices.target) ?? targets[0];
  const also = situations[situation - 1]?.modifier ?? 0;
  return {
    who: who.id,
    target: target?.id ?? '',
    weapon,
    parries,
    modifier: modifier + also,
    way: attackWays[way - 1],
  };
}

/** The form for an attack: weapon, target, situation, and the chance to hit. */
export default function AttackForm(props: Props): ReactNode {
  const {fight, who} = props;
  const [choices, setChoices] = useState(NO_CHOICE);
  const targets = listTargets(fight, who, [
    'hale',
    'bruised',
    'failing',
  ]).filter(({id}) => id !== who.id);
  const chosen = makePlan(props, choices, targets);
  const mayParry = fightRules.canParry(fight, chosen);
  const plan = {...chosen, parries: chosen.parries && mayParry};
  const odds = fightRules.judgeAttack(fight, plan);
  const change = (next: Partial<Choices>): void => {
    setChoices({...choices, ...next});
  };
  return (
    <Form legend={translate({id: 'site.tracker.attack', message: 'Attack'})}>
      <AttackFields
        {...props}
        {...{targets, change}}
        choices={{...choices, target: plan.target}}
      />
      {mayParry && (
        <Check
          label={translate({
            id: 'site.tracker.parries',
            message: 'The target parries (1 AP)',
            description: 'Whether the target pays a point to parry',
          })}
          checked={choices.parries}
          onChange={(isChecked) => {
            change({parries: isChecked});
          }}
        />
      )}
      <ThrownFields {...{choices, change}} />
      {odds && <OddsText odds={odds} />}
      <Step
        label={translate({id: 'site.tracker.roll', message: 'Roll the attack'})}
        disabled={odds === undefined || odds.refusal !== undefined}
        isMain
        take={(told) => {
          const {die, damage} = choices;
          setChoices((now) => ({...now, ...ONCE}));
          const thrown = {die, damage};
          return fightRules.rollAttack(
            {...plan, thrown},
            told.fight,
            drawFairly,
          );
        }}
      />
    </Form>
  );
}
