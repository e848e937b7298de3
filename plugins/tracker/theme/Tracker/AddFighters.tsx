import Translate, {translate} from '@docusaurus/Translate';
import {memo, useState, type ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import {addFighters} from '../../client/trackerStore';
import {MOST_OF_A_KIND} from '../../model/encounter';
import type {Fighter, Side} from '../../../../src/shared/model/fighter';
import type {FightTable} from '../../../../src/shared/model/fightRules';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import {Form, NumberField} from './fields';
import {sideTexts} from './labels';
import OwnForm from './OwnForm';

type FormProps = {
  readonly label: string;
  readonly fighters: readonly Fighter[];
  readonly side: Side;
};

function AddForm({label, fighters, side}: FormProps): ReactNode {
  const [chosen, choose] = useState(0);
  const [count, setCount] = useState(1);
  const fighter = fighters[chosen];
  if (fighter === undefined) {
    return null;
  }
  return (
    <Form legend={sideTexts[side]()}>
      <ChoiceField
        label={label}
        look="compact"
        options={fighters.map(({name, rank}) => `${name} (${rank})`)}
        chosen={chosen}
        choose={choose}
      />
      <NumberField
        label={translate({id: 'site.tracker.count', message: 'How many'})}
        value={count}
        least={1}
        most={MOST_OF_A_KIND}
        onChange={setCount}
      />
      <Button onClick={() => void addFighters([{fighter, side, count}])}>
        <Translate id="site.tracker.add" description="Adds fighters">
          Add
        </Translate>
      </Button>
    </Form>
  );
}

/** Brings characters and foes of the world to the fight. */
function AddFighters({table}: {readonly table: FightTable}): ReactNode {
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

export default memo(AddFighters);
