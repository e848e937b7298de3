import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import {useLazyPart} from '../../../../src/shared/client/useLazyPart';
import styles from './styles.module.css';

export type Props = {
  /** Id of the campaign, as in its routes on the map. */
  readonly campaign: string;
  /** A static picture of the whole route. */
  readonly children: ReactNode;
};

function loadLive() {
  return import('./Live');
}

/** The static picture of the whole route, hidden until readers reveal it. */
function Still({children}: Pick<Props, 'children'>): ReactNode {
  return (
    <details className={clsx('spoiler alert alert--info', styles.whole)}>
      <summary>
        <Translate
          id="site.campaignMap.whole"
          description="Uncovers the picture of the whole route of a campaign">
          Spoiler: the whole route
        </Translate>
      </summary>
      <div className={styles.picture}>{children}</div>
    </details>
  );
}

/** The route of a campaign by session, up to the last session that readers have played. */
export default function CampaignMap(props: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const lazy = useLazyPart(place, loadLive);
  return (
    <div ref={place} className={styles.map} data-tool>
      {lazy.state === 'ready' ? (
        <lazy.part.default {...props} />
      ) : (
        <div className={styles.waiting} />
      )}
      <Still>{props.children}</Still>
    </div>
  );
}
