import Translate from '@docusaurus/Translate';
import campaigns from '@generated/sessions/default/campaigns.json';
import type {ReactNode} from 'react';
import {useProgressFault} from '../../client/progressStore';
import Choice from './Choice';

/** Says that the choice is not stored, and why. */
function Fault(): ReactNode {
  const fault = useProgressFault();
  return (
    <p className="tableStatus" role="status">
      {fault === 'full' && (
        <Translate
          id="site.playedUpTo.full"
          description="Said if there is no room to store a choice">
          This browser has no room left: the choice lasts as long as this page
          is open.
        </Translate>
      )}
      {fault !== undefined && fault !== 'full' && (
        <Translate
          id="site.playedUpTo.blocked"
          description="Said if the browser stores no choice">
          This browser lets the site keep nothing: the choice lasts as long as
          this page is open.
        </Translate>
      )}
    </p>
  );
}

/** Where readers say which session their group has reached, once per campaign. */
export default function Choices(): ReactNode {
  return (
    <fieldset className="tableChoice">
      <legend>
        <Translate
          id="site.playedUpTo"
          description="Heading of the choice of the session that a group has reached">
          Played up to
        </Translate>
      </legend>
      {campaigns.map(({id, name, sessions}) => (
        <Choice key={id} {...{id, sessions}} label={name} />
      ))}
      <Fault />
      <p className="tableStatus">
        <Translate
          id="site.playedUpTo.note"
          description="What the choice of a session does, and what it does not">
          Later sessions are hidden in logs, casts, pictures, maps, lists of
          documents, search, and previews. It spares you surprises but locks
          nothing: the files of the site still hold everything.
        </Translate>
      </p>
    </fieldset>
  );
}
