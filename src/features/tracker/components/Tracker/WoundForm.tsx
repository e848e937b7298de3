import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import {fightRules} from '../../../../../world/fightRules';
import type {Combatant} from '../../lib/fight';
import {Form, NumberField, Step} from './fields';

type Props = {readonly who: Combatant};

/** Stops the loss of hit points of a dying fighter. */
function BindButton({who}: Props): ReactNode {
  return (
    fightRules.getStanding(who) === 'failing' && (
      <Step
        label={translate({id: 'site.tracker.bind', message: 'Wound bound'})}
        take={() => ({do: 'bind', who: who.id})}
      />
    )
  );
}

/** The form for damage other than attacks, and for healing. */
export default function WoundForm({who}: Props): ReactNode {
  const [amount, setAmount] = useState(1);
  const [soaks, setSoaks] = useState(false);
  const id = useId();
  return (
    <Form legend={translate({id: 'site.tracker.wounds', message: 'Wounds'})}>
      <NumberField
        label={translate({id: 'site.tracker.amount', message: 'Hit points'})}
        value={amount}
        least={1}
        onChange={setAmount}
      />
      <span className="trackerCheck">
        <input
          type="checkbox"
          id={id}
          checked={soaks}
          onChange={({target}) => {
            setSoaks(target.checked);
          }}
        />
        <label htmlFor={id}>
          <Translate
            id="site.tracker.soaks"
            description="Whether soak comes off the harm">
            Soak counts
          </Translate>
        </label>
      </span>
      <Step
        label={translate({id: 'site.tracker.hurt', message: 'Hurt'})}
        take={() => ({do: 'hurt', who: who.id, amount, soaks})}
      />
      <Step
        label={translate({id: 'site.tracker.heal', message: 'Heal'})}
        take={() => ({do: 'heal', who: who.id, amount})}
      />
      <BindButton who={who} />
    </Form>
  );
}
