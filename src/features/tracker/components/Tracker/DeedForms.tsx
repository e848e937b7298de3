import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {fightRules} from '../../../../../world/fightRules';
import {drawFairly} from '../../../dice/hooks/rolls';
import {takeAction} from '../../hooks/trackerStore';
import type {Combatant, Fight} from '../../lib/fight';
import type {Power} from '../../lib/fighter';
import type {Deed} from '../../lib/fightRules';
import {writePower} from '../../lib/figures';
import {Choice} from './fields';

type SpendProps = {readonly who: Combatant; readonly deeds: readonly Deed[]};

/** The form for other uses of action points. */
export function SpendForm({who, deeds}: SpendProps): ReactNode {
  const [name, setName] = useState('');
  const deed = deeds.find((each) => each.name === name) ?? deeds[0];
  if (deed === undefined) {
    return null;
  }
  return (
    <fieldset className="trackerForm">
      <legend>
        <Translate id="site.tracker.spend" description="Heading">
          Other actions
        </Translate>
      </legend>
      <Choice
        label={translate({id: 'site.tracker.deed', message: 'Action'})}
        value={deed.name}
        options={deeds.map((each) => ({
          value: each.name,
          label: `${each.name} (${each.points} AP)`,
        }))}
        onChange={setName}
      />
      <button
        type="button"
        className="button button--secondary"
        disabled={who.points < deed.points}
        onClick={() => {
          void takeAction(() => ({
            do: 'spend',
            who: who.id,
            points: deed.points,
            on: deed.name,
          }));
        }}>
        <Translate
          id="site.tracker.pay"
          description="Pays action points"
          values={{points: deed.points}}>
          {'Spend {points} AP'}
        </Translate>
      </button>
    </fieldset>
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
    <fieldset className="trackerForm">
      <legend>{`${writePower(power)} (${power.cost} AP)`}</legend>
      {targets.map(({id, name}) => (
        <label key={id} className="trackerCheck">
          <input
            type="checkbox"
            checked={marked.includes(id)}
            onChange={({target}) => {
              setChosen(
                target.checked
                  ? [...marked, id]
                  : marked.filter((each) => each !== id),
              );
            }}
          />
          {name}
        </label>
      ))}
      <button
        type="button"
        className="button button--secondary"
        disabled={!isRight || isUsed || who.points < power.cost}
        onClick={() => {
          void takeAction((told) =>
            fightRules.rollPower(
              {who: who.id, power: power.name, targets: marked},
              told.fight,
              drawFairly,
            ),
          );
        }}>
        <Translate
          id="site.tracker.use"
          description="Uses a power on the targets that are marked"
          values={{targets: power.targets}}>
          {'Use it, on {targets} at most'}
        </Translate>
      </button>
    </fieldset>
  );
}
