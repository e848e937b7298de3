import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {CampaignPart} from '../../../map/model/campaign';

/** The text equivalent of a campaign map. */
export default function Parts({
  parts,
}: {
  readonly parts: readonly CampaignPart[];
}): ReactNode {
  return (
    <ul>
      {parts.map(({id, name, session, label}) => (
        <li key={id}>
          {label === String(session) && name.startsWith('Session') ? (
            name
          ) : (
            <Translate
              id="site.campaignMap.part"
              description="A leg of a campaign, after the session in which it was traveled"
              values={{session, name}}>
              {'Session {session}. {name}'}
            </Translate>
          )}
        </li>
      ))}
    </ul>
  );
}
