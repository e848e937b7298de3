import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {addFighters} from '../../hooks/trackerStore';
import {MOST_OF_A_KIND} from '../../lib/encounter';
import type {Fighter, Side} from '../../lib/fighter';
import type {FightTable} from '../../lib/fightRules';
import {Choice, NumberField} from './fields';
import {sideTexts} from './labels';
import OwnForm from './OwnForm';

type FormProps = {
  readonly label: string;
  readonly fighters: readonly Fighter[];
  readonly side: Side;
};

function AddForm({label, fighters, side}: FormProps): ReactNode {
  const [name, setName] = useState('');
  const [count, setCount] = useState(1);
  const fighter = fighters.find((each) => each.name === name) ?? fighters[0];
  if (fighter === undefined) {
    return null;
  }
  return (
    <fieldset className="trackerForm">
      <legend>{sideTexts[side]()}</legend>
      <Choice
        label={label}
        value={fighter.name}
        options={fighters.map((each) => ({
          value: each.name,
          label: `${each.name} (${each.rank})`,
        }))}
        onChange={setName}
      />
      <NumberField
        label={translate({id: 'site.tracker.count', message: 'How many'})}
        value={count}
        least={1}
        onChange={setCount}
      />
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          void addFighters([
            {fighter, side, count: Math.min(count, MOST_OF_A_KIND)},
          ]);
        }}>
        <Translate id="site.tracker.add" description="Adds fighters">
          Add
        </Translate>
      </button>
    </fieldset>
  );
}

/** Adds characters and foes of the world to the fight. */
export default function AddFighters({
  table,
}: {
  readonly table: FightTable;
}): ReactNode {
  return (
    <details className="trackerFold">
      <summary>
        <Translate id="site.tracker.addFighters" description="Opens a form">
          Add fighters
        </Translate>
      </summary>
      <AddForm
        side="heroes"
        label={translate({id: 'site.tracker.character', message: 'Character'})}
        fighters={table.characters}
      />
      <AddForm
        side="foes"
        label={translate({id: 'site.tracker.foe', message: 'Foe'})}
        fighters={table.foes}
      />
      <OwnForm />
    </details>
  );
}
