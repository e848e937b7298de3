import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';
import {usePlayedUpTo} from '../../hooks/usePlayedUpTo';
import {playedParts, type CampaignPart} from '../../../map/lib/campaign';
import ChoiceField from '../../../../shared/components/Field/ChoiceField';
import Parts from './Parts';
import Stage from './Stage';
import styles from './styles.module.css';
import {useCampaign} from './useCampaign';
import type {Props} from '.';

type Session = {readonly number: number; readonly title: string};

function listSessions({columns, rows}: Props['sheet']): readonly Session[] {
  return rows.map((row) => ({
    number: Number(row[columns.indexOf('Session')]),
    title: row[columns.indexOf('Title')] ?? '',
  }));
}

function Choice(props: {
  readonly sessions: readonly Session[];
  readonly session: number;
  readonly choose: (session: number) => void;
}): ReactNode {
  const {sessions, session, choose} = props;
  // Titles of sessions still ahead would be spoilers.
  const label = ({number, title}: Session): string =>
    number <= session ? `${number}: ${title}` : String(number);
  const none = translate({
    id: 'site.campaignMap.none',
    message: 'None yet',
    description: 'Where readers have not played a session',
  });
  return (
    <div className={styles.choice}>
      <ChoiceField
        look="beside"
        label={
          <Translate
            id="site.campaignMap.upTo"
            description="Label of the choice of the last session that readers have played">
            I have played up to session
          </Translate>
        }
        options={[none, ...sessions.map(label)]}
        chosen={sessions.findIndex(({number}) => number === session) + 1}
        choose={(at) => {
          choose(sessions[at - 1]?.number ?? 0);
        }}
      />
    </div>
  );
}

function Ahead({count}: {readonly count: number}): ReactNode {
  return (
    count > 0 && (
      <p>
        <Translate
          id="site.campaignMap.ahead"
          description="How many sessions are not shown because readers have not played them"
          values={{count}}>
          {'Sessions that lie ahead and are hidden: {count}.'}
        </Translate>
      </p>
    )
  );
}

/** The interactive map of a campaign, with its description. */
export default function Live({campaign, sheet}: Props): ReactNode {
  const sessions = useMemo(() => listSessions(sheet), [sheet]);
  const last = sessions.at(-1)?.number ?? 0;
  const {session, choose} = usePlayedUpTo(campaign, last);
  const data = useCampaign(campaign);
  const shown = useMemo<readonly CampaignPart[]>(
    () => playedParts(data?.parts ?? [], session),
    [data, session],
  );
  return (
    <div data-live>
      <Choice {...{sessions, session, choose}} />
      <Stage parts={shown} rings={data?.rings ?? []} />
      <div role="status">
        <Parts parts={shown} />
        <Ahead count={sessions.filter(({number}) => number > session).length} />
      </div>
    </div>
  );
}
