import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import CloseButton from '../../../../src/shared/theme/CloseButton';
import {sides, type Side} from '../../../../src/shared/model/fighter';
import {deleteSaved, saveFighters, useTracker} from '../../client/trackerStore';
import {groupFighters, type Saved} from '../../model/kept';
import {Form, TextField} from './fields';
import LibraryRow from './LibraryRow';

const saveTexts: Readonly<Record<Side, () => string>> = {
  heroes: () =>
    translate({
      id: 'site.tracker.saved.heroes',
      message: 'Save heroes as a party',
    }),
  foes: () =>
    translate({id: 'site.tracker.saved.foes', message: 'Save foes as a party'}),
};

function writeMembers({groups}: Saved): string {
  return groups
    .map(({fighter, name = fighter.name, count}) =>
      count === 1 ? name : `${name} × ${count}`,
    )
    .join(', ');
}

/** A saved fighter or party, which can be deleted. */
function SavedRow({saved}: {readonly saved: Saved}): ReactNode {
  const {name, groups} = saved;
  const members = writeMembers(saved);
  return (
    <LibraryRow
      name={name}
      note={members === name ? '' : members}
      groups={groups}>
      <CloseButton
        label={translate(
          {id: 'site.tracker.saved.delete', message: 'Delete {name}'},
          {name},
        )}
        onClick={() => void deleteSaved(name)}
      />
    </LibraryRow>
  );
}

/** The fighters that readers have saved, and a form that saves one side of the current fight. */
export default function SavedFighters(): ReactNode {
  const {told, saved = []} = useTracker().value;
  const [name, setName] = useState('');
  const label = translate({
    id: 'site.tracker.saved',
    message: 'Saved fighters and parties',
  });
  return (
    <Form legend={label}>
      {saved.length > 0 && (
        <ul className="trackerSpells trackerLibrary" aria-label={label}>
          {saved.map((each) => (
            <SavedRow key={each.name} saved={each} />
          ))}
        </ul>
      )}
      <TextField
        label={translate({
          id: 'site.tracker.saved.name',
          message: 'Party name',
        })}
        value={name}
        onChange={setName}
      />
      {sides.map((side) => {
        const groups = groupFighters(told.fight.combatants, side);
        return (
          <Button
            key={side}
            disabled={groups.length === 0 || name.trim() === ''}
            onClick={() => {
              void saveFighters([{name: name.trim(), groups}]);
              setName('');
            }}>
            {saveTexts[side]()}
          </Button>
        );
      })}
    </Form>
  );
}
