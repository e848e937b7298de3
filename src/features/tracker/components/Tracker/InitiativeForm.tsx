import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {takeAction} from '../../hooks/trackerStore';
import type {Combatant} from '../../lib/fight';
import {NumberField} from './fields';

/** The form for the initiative of a player who rolls real dice. */
export default function InitiativeForm({
  who,
}: {
  readonly who: Combatant;
}): ReactNode {
  const [die, setDie] = useState(10);
  return (
    who.initiative === null && (
      <fieldset className="trackerForm">
        <legend>
          <Translate id="site.tracker.ownDie" description="Heading of a form">
            Initiative
          </Translate>
        </legend>
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
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            void takeAction(() => ({do: 'initiative', dice: {[who.id]: die}}));
          }}>
          <Translate id="site.tracker.takeDie" description="Takes a die">
            Take it
          </Translate>
        </button>
      </fieldset>
    )
  );
}
