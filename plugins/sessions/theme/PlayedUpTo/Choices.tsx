import Translate from '@docusaurus/Translate';
import campaigns from '@generated/sessions/default/campaigns.json';
import type {ReactNode} from 'react';
import {useProgressFault} from '../../client/progressStore';
import Choice from './Choice';

/** Says why the choice is not saved. */
function Fault(): ReactNode {
  const fault = useProgressFault();
  return (
    <p className="tableStatus" role="status">
      {fault === 'full' && (
        <Translate
          id="site.playedUpTo.full"
          description="Shown if there is no room to store a choice">
          Storage is full. Your choice lasts until you close this page.
        </Translate>
      )}
      {fault !== undefined && fault !== 'full' && (
        <Translate
          id="site.playedUpTo.blocked"
          description="Shown if the browser stores no choice">
          This browser does not let the site save anything. Your choice lasts
          until you close this page.
        </Translate>
      )}
    </p>
  );
}

/** The choice of the last session played, once per campaign. */
export default function Choices(): ReactNode {
  return (
    <fieldset className="tableChoice">
      <legend>
        <Translate
          id="site.playedUpTo"
          description="Heading of the choice of the session that a group has reached">
          Sessions played
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
          Hides anything from later sessions in logs, casts, pictures, maps,
          file lists, search, and previews. This protects you from spoilers but
          locks nothing: the site’s files still contain it all.
        </Translate>
      </p>
    </fieldset>
  );
}
