import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {createId} from '../../../../shared/hooks/createId';
import {changeDesks} from '../../hooks/deskStore';
import {findOpenDesk, limits, type Desk, type Desks} from '../../lib/desk';
import {addDesk, openDesk, removeDesk, renameDesk} from '../../lib/deskChanges';
import {useDraft} from '../../../../shared/hooks/useDraft';

const NEW = 'new';
const REMOVE = 'remove';

type Props = {readonly desks: Desks};

function makeName(count: number): string {
  return translate(
    {
      id: 'site.desk.newName',
      message: 'Session {number}',
      description: 'Name of a desk that was just made',
    },
    {number: count},
  );
}

function choose({desks, open}: Desks, value: string): void {
  if (value === NEW) {
    void changeDesks(addDesk(createId(), makeName(desks.length)));
  } else if (value === REMOVE) {
    void changeDesks(removeDesk(open));
  } else {
    void changeDesks(openDesk(value));
  }
}

/** Selects the open desk, and adds or removes desks. */
function Chooser({desks}: Props): ReactNode {
  return (
    <span className="deskChoice">
      <select
        aria-label={translate({
          id: 'site.desk.choose',
          message: 'Choose a desk',
        })}
        className="deskChooser"
        value={desks.open}
        onChange={({target}) => {
          choose(desks, target.value);
        }}>
        {desks.desks.map(({id, name}) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={NEW}>
          {translate({id: 'site.desk.new', message: '+ New desk'})}
        </option>
        {desks.desks.length > 1 && (
          <option value={REMOVE}>
            {translate({
              id: 'site.desk.removeDesk',
              message: '− Remove this desk',
            })}
          </option>
        )}
      </select>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 9l6 6 6-6" />
      </svg>
    </span>
  );
}

/** The name of the desk that is open, as readers write it. */
function Name({desk}: {readonly desk: Desk}): ReactNode {
  const {value, edit, save} = useDraft(desk.name, (text) => {
    const name = text.trim();
    if (name !== '' && name !== desk.name) {
      void changeDesks(renameDesk(desk.id, name));
    }
  });
  return (
    <input
      type="text"
      className="deskName"
      aria-label={translate({
        id: 'site.desk.name',
        message: 'Name of this desk',
      })}
      maxLength={limits.name}
      value={value}
      onChange={({target}) => {
        edit(target.value);
      }}
      onBlur={save}
    />
  );
}

/** The list of desks, and the name of the open one. */
export default function DeskNames({desks}: Props): ReactNode {
  const desk = findOpenDesk(desks);
  return (
    <div className="deskNames">
      {desk !== undefined && <Name key={desk.id} desk={desk} />}
      <Chooser desks={desks} />
    </div>
  );
}
