import Translate, {translate} from '@docusaurus/Translate';
import campaigns from '@generated/played-up-to/default/campaigns.json';
import type {ReactNode} from 'react';
import ChoiceField from '../../../../shared/components/Field/ChoiceField';
import {
  saveProgress,
  useProgress,
  useProgressFault,
} from '../../hooks/progressStore';
import {findReached} from '../../lib/progress';

/** The options: all shown, none played, or up to each session. */
function listOptions(sessions: number): readonly string[] {
  return [
    translate({
      id: 'site.playedUpTo.all',
      message: 'Not set: show everything',
      description: 'Choice of readers who want nothing veiled',
    }),
    translate({
      id: 'site.playedUpTo.none',
      message: 'No session yet',
      description: 'Choice of readers whose group has not played',
    }),
    ...Array.from({length: sessions}, (_, index) =>
      translate(
        {id: 'site.playedUpTo.session', message: 'Session {session}'},
        {session: index + 1},
      ),
    ),
  ];
}

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
  const progress = useProgress();
  return (
    <fieldset className="tableChoice">
      <legend>
        <Translate
          id="site.playedUpTo"
          description="Heading of the choice of the session that a group has reached">
          Played up to
        </Translate>
      </legend>
      {campaigns.map(({id, name, sessions}) => {
        const reached = findReached(id, progress);
        return (
          <ChoiceField
            key={id}
            label={name}
            options={listOptions(sessions)}
            chosen={reached === undefined ? 0 : Math.min(reached, sessions) + 1}
            choose={(at) => {
              saveProgress(id, at === 0 ? undefined : at - 1);
            }}
          />
        );
      })}
      <Fault />
      <p className="tableStatus">
        <Translate
          id="site.playedUpTo.note"
          description="What the choice of a session does, and what it does not">
          What comes later is veiled in logs, casts, pictures, maps, lists of
          documents, search, and previews. It spares you surprises but locks
          nothing: the files of the site still hold everything.
        </Translate>
      </p>
    </fieldset>
  );
}
