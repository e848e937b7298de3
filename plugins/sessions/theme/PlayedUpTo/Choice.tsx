import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
import {saveProgress, useProgress} from '../../client/progressStore';
import {startVeil} from '../../client/startVeil';
import {findReached} from '../../model/progress';

type Props = {
  /** Id of the campaign. */
  readonly id: string;
  /** The number of its sessions. */
  readonly sessions: number;
  readonly label: ReactNode;
  readonly look?: 'plain' | 'beside';
};

/** The options: all shown, none played, or up to each session. Session titles would be spoilers. */
function listOptions(sessions: number): readonly string[] {
  return [
    translate({
      id: 'site.playedUpTo.all',
      message: 'Not set: show everything',
      description: 'Choice of readers who want nothing hidden',
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

/** The choice of the last session played of a campaign. */
export default function Choice({id, sessions, ...field}: Props): ReactNode {
  const reached = findReached(id, useProgress());
  return (
    <ChoiceField
      {...field}
      options={listOptions(sessions)}
      chosen={reached === undefined ? 0 : Math.min(reached, sessions) + 1}
      choose={(at) => {
        saveProgress(id, at === 0 ? undefined : at - 1);
        startVeil();
      }}
    />
  );
}
