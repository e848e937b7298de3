import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import {fightRules} from '../../../../../world/fightRules';
import {takeAction} from '../../hooks/trackerStore';
import type {Combatant} from '../../lib/fight';
import {NumberField} from './fields';

type Props = {readonly who: Combatant};

/** Stops the loss of hit points of a dying fighter. */
function BindButton({who}: Props): ReactNode {
  return (
    fightRules.getStanding(who) === 'failing' && (
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          void takeAction(() => ({do: 'bind', who: who.id}));
        }}>
        <Translate id="site.tracker.bind" description="Binds wounds">
          Wound bound
        </Translate>
      </button>
    )
  );
}

/** The form for damage other than attacks, and for healing. */
export default function WoundForm({who}: Props): ReactNode {
  const [amount, setAmount] = useState(1);
  const [soaks, setSoaks] = useState(false);
  const id = useId();
  return (
    <fieldset className="trackerForm">
      <legend>
        <Translate id="site.tracker.wounds" description="Heading of wounds">
          Wounds
        </Translate>
      </legend>
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
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          void takeAction(() => ({do: 'hurt', who: who.id, amount, soaks}));
        }}>
        <Translate id="site.tracker.hurt" description="Takes hit points off">
          Hurt
        </Translate>
      </button>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          void takeAction(() => ({do: 'heal', who: who.id, amount}));
        }}>
        <Translate id="site.tracker.heal" description="Gives hit points back">
          Heal
        </Translate>
      </button>
      <BindButton who={who} />
    </fieldset>
  );
}
