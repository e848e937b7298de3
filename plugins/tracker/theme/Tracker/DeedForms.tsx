import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import {fightRules} from '../../../../world/fightRules';
import {drawFairly} from '../../../dice/client/rolls';
import type {Combatant, Fight} from '../../model/fight';
import type {Power} from '../../model/fighter';
import type {Deed} from '../../model/fightRules';
import {writePower} from '../../model/figures';
import {Check, Form, Step} from './fields';

type SpendProps = {readonly who: Combatant; readonly deeds: readonly Deed[]};

/** The form for other uses of action points. */
export function SpendForm({who, deeds}: SpendProps): ReactNode {
  const [chosen, choose] = useState(0);
  const deed = deeds[chosen];
  if (deed === undefined) {
    return null;
  }
  return (
    <Form
      legend={translate({id: 'site.tracker.spend', message: 'Other actions'})}>
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
    </Form>
  );
}

type PowerProps = {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly power: Power;
};

/** The form for a power and its targets. */
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
      {targets.map(({id, name}) => (
        <Check
          key={id}
          label={name}
          checked={marked.includes(id)}
          onChange={(isChecked) => {
            setChosen(
              isChecked
                ? [...marked, id]
                : marked.filter((each) => each !== id),
            );
          }}
        />
      ))}
      <Step
        label={translate(
          {id: 'site.tracker.use', message: 'Use it, on {targets} at most'},
          {targets: power.targets},
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
