import Translate from '@docusaurus/Translate';
import campaigns from '@generated/sessions/default/campaigns.json';
import {useMemo, type ReactNode} from 'react';
import {playedParts, type CampaignPart} from '../../../map/model/campaign';
import Choice from '../../../sessions/theme/PlayedUpTo/Choice';
import {describeVeil} from '../../../sessions/client/describeVeil';
import {useProgress} from '../../../sessions/client/progressStore';
import {findReached} from '../../../sessions/model/progress';
import Parts from './Parts';
import Stage from './Stage';
import styles from './styles.module.css';
import {useCampaign} from './useCampaign';
import type {Props} from '.';

/** The interactive map of a campaign, with its description. */
export default function Live({campaign}: Pick<Props, 'campaign'>): ReactNode {
  const sessions = campaigns.find(({id}) => id === campaign)?.sessions ?? 0;
  const reached = findReached(campaign, useProgress()) ?? sessions;
  const data = useCampaign(campaign);
  const shown = useMemo<readonly CampaignPart[]>(
    () => playedParts(data?.parts ?? [], reached),
    [data, reached],
  );
  return (
    <div data-live>
      <div className={styles.choice}>
        <Choice
          {...{id: campaign, sessions}}
          look="beside"
          label={
            <Translate
              id="site.playedUpTo"
              description="Heading of the choice of the session that a group has reached">
              Sessions played
            </Translate>
          }
        />
      </div>
      <Stage parts={shown} rings={data?.rings ?? []} />
      <div role="status">
        <Parts parts={shown} />
        {reached < sessions && <p>{describeVeil(reached)}</p>}
      </div>
    </div>
  );
}
