import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {createId} from '../../../../src/shared/client/createId';
import {changeDesks} from '../../client/deskStore';
import {findOpenDesk, type Desks} from '../../model/desk';
import {
  addDesk,
  openDesk,
  removeOpenDesk,
  renameDesk,
} from '../../model/deskChanges';

type Props = {readonly desks: Desks};

/** Asks readers for a new name for the open pinboard. */
function rename(desks: Desks): void {
  const desk = findOpenDesk(desks);
  const question = translate({
    id: 'site.desk.name',
    message: 'Pinboard name',
  });
  const name = window.prompt(question, desk?.name)?.trim();
  if (desk && name) {
    void changeDesks(renameDesk(desk.id, name));
  }
}

function add({desks}: Desks): void {
  const name = translate(
    {
      id: 'site.desk.newName',
      message: 'Session {number}',
      description: 'Name of a pinboard that was just made',
    },
    {number: desks.length},
  );
  void changeDesks(addDesk(createId(), name));
}

/** The actions in the list of pinboards, by the value of their options. */
const actions: Readonly<Record<string, (desks: Desks) => void>> = {
  rename,
  add,
  remove() {
    void changeDesks(removeOpenDesk);
  },
};

/** Selects the open pinboard, renames it, and adds or removes pinboards. */
export default function DeskChooser({desks}: Props): ReactNode {
  return (
    <select
      aria-label={translate({
        id: 'site.desk.choose',
        message: 'Choose a pinboard',
      })}
      className="deskChooser"
      value={desks.open}
      onChange={({target: {value}}) => {
        const act = actions[value];
        if (act === undefined) {
          void changeDesks(openDesk(value));
        } else {
          act(desks);
        }
      }}>
      {desks.desks.map(({id, name}) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <hr />
      <option value="add">
        {translate({id: 'site.desk.new', message: '+ New pinboard'})}
      </option>
      <option value="rename">
        {translate({id: 'site.desk.rename', message: 'Rename this pinboard…'})}
      </option>
      {desks.desks.length > 1 && (
        <option value="remove">
          {translate({
            id: 'site.desk.removeDesk',
            message: '− Delete this pinboard',
          })}
        </option>
      )}
    </select>
  );
}
