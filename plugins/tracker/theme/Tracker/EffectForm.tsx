import {translate} from '@docusaurus/Translate';
import {Fragment, useState, type ReactNode} from 'react';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import {fightRules} from '../../../../world/fightRules';
import type {Combatant} from '../../../../src/shared/model/fight';
import {Form, NumberField, rollD20, Step, ThrownDie} from './fields';

type Props = {readonly who: Combatant};

/** Ends conditions, at once or by the save that ends them. */
function Endings({who}: Props): ReactNode {
  return who.effects.map(({name, endedBy}) => (
    <Fragment key={name}>
      <Step
        label={translate(
          {id: 'site.tracker.end', message: 'End {name}'},
          {name},
        )}
        take={() => ({do: 'recover', who: who.id, effect: name})}
      />
      {endedBy !== undefined && (
        <Step
          label={translate(
            {
              id: 'site.tracker.saveAgain',
              message: 'Save against {name}: {save} {strength}',
            },
            {name, ...endedBy},
          )}
          take={() => ({
            do: 'save',
            who: who.id,
            ...endedBy,
            die: rollD20(),
            ends: name,
          })}
        />
      )}
    </Fragment>
  ));
}

/** The form for conditions and their duration in turns. */
export function EffectForm({who}: Props): ReactNode {
  const [chosen, choose] = useState(0);
  const effect = fightRules.effects[chosen];
  const [turns, setTurns] = useState(effect?.turns ?? 0);
  return (
    <Form
      legend={translate({
        id: 'site.tracker.conditions',
        message: 'Conditions',
      })}>
      <Endings who={who} />
      <ChoiceField
        label={translate({id: 'site.tracker.condition', message: 'Condition'})}
        look="compact"
        options={fightRules.effects.map(({name}) => name)}
        chosen={chosen}
        choose={(index) => {
          choose(index);
          setTurns(fightRules.effects[index]?.turns ?? 0);
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
            message: 'Add condition',
          })}
          take={() => ({
            do: 'suffer',
            who: who.id,
            effect: {...effect, turns: turns === 0 ? undefined : turns},
          })}
        />
      )}
    </Form>
  );
}

/** The form for a save against any target number. */
export function SaveForm({who}: Props): ReactNode {
  const [chosen, choose] = useState(0);
  const [strength, setStrength] = useState(15);
  const [die, setDie] = useState(0);
  return (
    <Form legend={translate({id: 'site.tracker.save', message: 'Save'})}>
      <ChoiceField
        label={translate({id: 'site.tracker.which', message: 'Save'})}
        look="compact"
        options={fightRules.saves}
        chosen={chosen}
        choose={choose}
      />
      <NumberField
        label={translate({
          id: 'site.tracker.against',
          message: 'Target number',
        })}
        value={strength}
        least={1}
        onChange={setStrength}
      />
      <ThrownDie value={die} onChange={setDie} />
      <Step
        label={translate({
          id: 'site.tracker.rollSave',
          message: 'Roll the save',
        })}
        take={() => ({
          do: 'save',
          who: who.id,
          save: fightRules.saves[chosen] ?? '',
          strength,
          die: rollD20(die),
        })}
      />
    </Form>
  );
}
