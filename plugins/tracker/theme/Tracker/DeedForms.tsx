import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import {fightRules} from '../../../../world/fightRules';
import {drawFairly} from '../../../dice/client/rolls';
import type {Combatant, Fight} from '../../../../src/shared/model/fight';
import type {Power} from '../../../../src/shared/model/fighter';
import type {Deed} from '../../../../src/shared/model/fightRules';
import {writePower} from '../../../../src/shared/model/figures';
import {pluralForm} from '../../../../src/shared/model/pluralForm';
import {Form, NumberField, Step, TextField} from './fields';
import TargetChecks from './TargetChecks';

type SpendProps = {readonly who: Combatant; readonly deeds: readonly Deed[]};

/** Spends a number of points on anything. */
function SpendAny({who}: Pick<SpendProps, 'who'>): ReactNode {
  const [points, setPoints] = useState(1);
  const [on, setOn] = useState('');
  return (
    <>
      <NumberField
        label={translate({id: 'site.tracker.spend.points', message: 'AP'})}
        value={points}
        least={0}
        onChange={setPoints}
      />
      <TextField
        label={translate({id: 'site.tracker.spend.on', message: 'Action'})}
        value={on}
        onChange={setOn}
      />
      <Step
        label={translate(
          {id: 'site.tracker.pay', message: 'Spend {points} AP'},
          {points},
        )}
        disabled={who.points < points}
        take={() => ({
          do: 'spend',
          who: who.id,
          points,
          on:
            on.trim() === ''
              ? translate({id: 'site.tracker.spend.any', message: 'An action'})
              : on.trim(),
        })}
      />
    </>
  );
}

/** The form for other uses of action points: one tap each, a run, and any number of points. */
export function SpendForm({who, deeds}: SpendProps): ReactNode {
  const [chosen, choose] = useState(0);
  const deed = deeds[chosen];
  const run = fightRules.getRunPoints(who);
  const runName = translate({id: 'site.tracker.run', message: 'Run'});
  return (
    <Form
      legend={translate({id: 'site.tracker.spend', message: 'Other actions'})}>
      {deed !== undefined && (
        <>
          <ChoiceField
            label={translate({id: 'site.tracker.deed', message: 'Action'})}
            look="compact"
            options={deeds.map(({name, points}) => `${name} (${points} AP)`)}
            chosen={chosen}
            choose={choose}
          />
          <Step
            label={translate(
              {id: 'site.tracker.pay', message: 'Spend {points} AP'},
              {points: deed.points},
            )}
            disabled={who.points < deed.points}
            take={() => ({
              do: 'spend',
              who: who.id,
              points: deed.points,
              on: deed.name,
            })}
          />
        </>
      )}
      <Step
        label={translate(
          {id: 'site.tracker.run.all', message: 'Run (all {points} AP)'},
          {points: who.points},
        )}
        disabled={run === undefined}
        take={() => ({do: 'spend', who: who.id, points: run ?? 0, on: runName})}
      />
      <SpendAny who={who} />
    </Form>
  );
}

/** The form for an action held until its trigger. */
export function HoldForm({who}: Pick<SpendProps, 'who'>): ReactNode {
  const [points, setPoints] = useState(3);
  const [on, setOn] = useState('');
  const whole = points + fightRules.holdPoints;
  if (who.held !== undefined) {
    return (
      <Step
        label={translate(
          {id: 'site.tracker.release', message: 'Use the held action: {on}'},
          {on: who.held},
        )}
        take={() => ({do: 'release', who: who.id})}
      />
    );
  }
  return (
    <Form
      legend={translate({
        id: 'site.tracker.hold',
        message: 'Hold an action',
      })}>
      <NumberField
        label={translate({
          id: 'site.tracker.hold.points',
          message: 'AP to hold',
        })}
        value={points}
        least={0}
        onChange={setPoints}
      />
      <TextField
        label={translate({
          id: 'site.tracker.hold.on',
          message: 'Action and trigger',
        })}
        value={on}
        onChange={setOn}
      />
      <Step
        label={translate(
          {id: 'site.tracker.hold.pay', message: 'Hold ({points} AP)'},
          {points: whole},
        )}
        disabled={who.points < whole || on.trim() === ''}
        take={() => ({do: 'hold', who: who.id, points, on: on.trim()})}
      />
    </Form>
  );
}

type PowerProps = {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly power: Power;
};

export function PowerForm({fight, who, power}: PowerProps): ReactNode {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const targets = fight.combatants.filter(
    ({side, hitPoints, isGone}) =>
      side !== who.side && hitPoints > 0 && !isGone,
  );
  const marked = chosen.filter((id) => targets.some((each) => each.id === id));
  const isUsed = who.used.includes(power.name);
  const isRight = marked.length > 0 && marked.length <= power.targets;
  return (
    <Form legend={`${writePower(power)} (${power.cost} AP)`}>
      <TargetChecks targets={targets} chosen={marked} choose={setChosen} />
      <Step
        label={pluralForm(
          power.targets,
          translate(
            {
              id: 'site.tracker.use',
              message: 'Use on {targets} target|Use on up to {targets} targets',
            },
            {targets: power.targets},
          ),
        )}
        disabled={!isRight || isUsed || who.points < power.cost}
        take={(told) =>
          fightRules.rollPower(
            {who: who.id, power: power.name, targets: marked},
            told.fight,
            drawFairly,
          )
        }
      />
    </Form>
  );
}
