import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import Check from '../../../../src/shared/theme/Field/Check';
import {fightRules} from '../../../../world/fightRules';
import type {Combatant} from '../../../../src/shared/model/fight';
import {Form, NumberField, Step} from './fields';

type Props = {readonly who: Combatant};

/** The form for the initiative of a player who rolls real dice. */
export function InitiativeForm({who}: Props): ReactNode {
  const [die, setDie] = useState(10);
  return (
    who.initiative === null && (
      <Form
        legend={translate({id: 'site.tracker.ownDie', message: 'Initiative'})}>
        <NumberField
          label={translate({
            id: 'site.tracker.die',
            message: 'Die result',
            description: 'Result of a die rolled at the table',
          })}
          value={die}
          least={1}
          onChange={setDie}
        />
        <Step
          label={translate({
            id: 'site.tracker.takeDie',
            message: 'Use this roll',
          })}
          take={() => ({do: 'initiative', dice: {[who.id]: die}})}
        />
      </Form>
    )
  );
}

/** The form for damage from other sources than attacks, and for healing. */
export function WoundForm({who}: Props): ReactNode {
  const [amount, setAmount] = useState(1);
  const [soaks, setSoaks] = useState(false);
  return (
    <Form legend={translate({id: 'site.tracker.wounds', message: 'Wounds'})}>
      <NumberField
        label={translate({id: 'site.tracker.amount', message: 'Hit points'})}
        value={amount}
        least={1}
        onChange={setAmount}
      />
      <Check
        label={translate({
          id: 'site.tracker.soaks',
          message: 'Apply Soak',
          description: 'Whether Soak reduces the damage',
        })}
        checked={soaks}
        onChange={setSoaks}
      />
      <Step
        label={translate({id: 'site.tracker.hurt', message: 'Hurt'})}
        take={() => ({do: 'hurt', who: who.id, amount, soaks})}
      />
      <Step
        label={translate({id: 'site.tracker.heal', message: 'Heal'})}
        take={() => ({do: 'heal', who: who.id, amount})}
      />
      {fightRules.getStanding(who) === 'failing' && (
        <Step
          label={translate({id: 'site.tracker.bind', message: 'Bind wounds'})}
          take={() => ({do: 'bind', who: who.id})}
        />
      )}
    </Form>
  );
}
