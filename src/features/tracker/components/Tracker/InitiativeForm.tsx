import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type {Combatant} from '../../lib/fight';
import {Form, NumberField, Step} from './fields';

/** The form for the initiative of a player who rolls real dice. */
export default function InitiativeForm({
  who,
}: {
  readonly who: Combatant;
}): ReactNode {
  const [die, setDie] = useState(10);
  return (
    who.initiative === null && (
      <Form
        legend={translate({id: 'site.tracker.ownDie', message: 'Initiative'})}>
        <NumberField
          label={translate({
            id: 'site.tracker.die',
            message: 'The die',
            description: 'What a die showed that was rolled at the table',
          })}
          value={die}
          least={1}
          onChange={setDie}
        />
        <Step
          label={translate({id: 'site.tracker.takeDie', message: 'Take it'})}
          take={() => ({do: 'initiative', dice: {[who.id]: die}})}
        />
      </Form>
    )
  );
}
