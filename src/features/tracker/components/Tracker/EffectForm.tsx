import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {fightRules} from '../../../../../world/fightRules';
import {drawFairly} from '../../../dice/hooks/rolls';
import type {Combatant} from '../../lib/fight';
import type {Effect} from '../../lib/fighter';
import {Choice, Form, NumberField, Step} from './fields';

type Props = {readonly who: Combatant};

/** Sets the duration of an effect in turns; 0 means until it is ended. */
function setDuration(effect: Effect, turns: number): Effect {
  const changed: {-readonly [Key in keyof Effect]: Effect[Key]} = {
    ...effect,
    turns,
  };
  if (turns === 0) {
    delete changed.turns;
  }
  return changed;
}

/** The form for conditions and their duration in turns. */
export function EffectForm({who}: Props): ReactNode {
  const [name, setName] = useState(fightRules.effects[0]?.name ?? '');
  const effect = fightRules.effects.find((each) => each.name === name);
  const [turns, setTurns] = useState(effect?.turns ?? 0);
  return (
    <Form
      legend={translate({
        id: 'site.tracker.conditions',
        message: 'Conditions',
      })}>
      {who.effects.map((each) => (
        <Step
          key={each.name}
          label={translate(
            {id: 'site.tracker.end', message: 'End {name}'},
            {name: each.name},
          )}
          take={() => ({do: 'recover', who: who.id, effect: each.name})}
        />
      ))}
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
      {effect !== undefined && (
        <Step
          label={translate({
            id: 'site.tracker.suffer',
            message: 'Add the condition',
          })}
          take={() => ({
            do: 'suffer',
            who: who.id,
            effect: setDuration(effect, turns),
          })}
        />
      )}
    </Form>
  );
}

/** The die of a save. */
const D20 = 20;

/** The form for a save against any target number. */
export function SaveForm({who}: Props): ReactNode {
  const [save, setSave] = useState(fightRules.saves[0] ?? '');
  const [strength, setStrength] = useState(15);
  return (
    <Form legend={translate({id: 'site.tracker.save', message: 'Save'})}>
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
      <Step
        label={translate({
          id: 'site.tracker.rollSave',
          message: 'Roll the save',
        })}
        take={() => ({
          do: 'save',
          who: who.id,
          save,
          strength,
          die: drawFairly(D20),
        })}
      />
    </Form>
  );
}
