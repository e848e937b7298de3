import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {fightRules} from '../../../../../world/fightRules';
import {drawFairly} from '../../../dice/hooks/rolls';
import {takeAction} from '../../hooks/trackerStore';
import type {Combatant} from '../../lib/fight';
import type {Effect} from '../../lib/fighter';
import {Choice, NumberField} from './fields';

type Props = {readonly who: Combatant};

/** The current conditions of a fighter, each with a button that ends it. */
function Current({who}: Props): ReactNode {
  return who.effects.map(({name}) => (
    <button
      key={name}
      type="button"
      className="button button--secondary"
      onClick={() => {
        void takeAction(() => ({do: 'recover', who: who.id, effect: name}));
      }}>
      <Translate
        id="site.tracker.end"
        description="Ends a condition"
        values={{name}}>
        {'End {name}'}
      </Translate>
    </button>
  ));
}

/** Sets the duration of an effect in turns; 0 means until it is ended. */
function setDuration(effect: Effect, turns: number): Effect {
  const {name, ...changes} = effect;
  const kept = Object.entries(changes).filter(([key]) => key !== 'turns');
  return {
    ...Object.fromEntries(kept),
    name,
    ...(turns === 0 ? {} : {turns}),
  };
}

/** The form for conditions and their duration in turns. */
export function EffectForm({who}: Props): ReactNode {
  const [name, setName] = useState(fightRules.effects[0]?.name ?? '');
  const effect = fightRules.effects.find((each) => each.name === name);
  const [turns, setTurns] = useState(effect?.turns ?? 0);
  return (
    <fieldset className="trackerForm">
      <legend>
        <Translate id="site.tracker.conditions" description="Heading">
          Conditions
        </Translate>
      </legend>
      <Current who={who} />
      <Choice
        label={translate({id: 'site.tracker.condition', message: 'Condition'})}
        value={name}
        options={fightRules.effects.map((each) => ({
          value: each.name,
          label: each.name,
        }))}
        onChange={(next) => {
          setName(next);
          const chosen = fightRules.effects.find((each) => each.name === next);
          setTurns(chosen?.turns ?? 0);
        }}
      />
      <NumberField
        label={translate({
          id: 'site.tracker.turns',
          message: 'Turns (0: until ended)',
        })}
        value={turns}
        least={0}
        onChange={setTurns}
      />
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          if (effect !== undefined) {
            const lasting = setDuration(effect, turns);
            void takeAction(() => ({
              do: 'suffer',
              who: who.id,
              effect: lasting,
            }));
          }
        }}>
        <Translate id="site.tracker.suffer" description="Adds a condition">
          Add the condition
        </Translate>
      </button>
    </fieldset>
  );
}

/** The die of a save. */
const D20 = 20;

/** The form for a save against any target number. */
export function SaveForm({who}: Props): ReactNode {
  const [save, setSave] = useState(fightRules.saves[0] ?? '');
  const [strength, setStrength] = useState(15);
  return (
    <fieldset className="trackerForm">
      <legend>
        <Translate id="site.tracker.save" description="Heading of a save">
          Save
        </Translate>
      </legend>
      <Choice
        label={translate({id: 'site.tracker.which', message: 'Which'})}
        value={save}
        options={fightRules.saves.map((each) => ({value: each, label: each}))}
        onChange={setSave}
      />
      <NumberField
        label={translate({id: 'site.tracker.against', message: 'Against'})}
        value={strength}
        least={1}
        onChange={setStrength}
      />
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          void takeAction(() => ({
            do: 'save',
            who: who.id,
            save,
            strength,
            die: drawFairly(D20),
          }));
        }}>
        <Translate id="site.tracker.rollSave" description="Rolls a save">
          Roll the save
        </Translate>
      </button>
    </fieldset>
  );
}
