import Translate from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {useLazyPart} from '../../../../src/shared/client/useLazyPart';
import Failure from './Failure';
import styles from './styles.module.css';

function loadLive() {
  return import('./Live');
}

/** Plans journeys on the roads and sea routes of the map. */
export default function JourneyPlanner(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const lazy = useLazyPart(place, loadLive);
  return (
    <div ref={place} className={styles.planner}>
      {lazy.state === 'ready' && <lazy.part.default />}
      {lazy.state === 'failed' && <Failure />}
      <noscript>
        <p data-off-paper>
          <Translate
            id="site.journeyPlanner.waiting"
            description="Shown in place of the journey planner without scripts">
            The journey planner needs JavaScript. To plan without it, divide the
            distance in the tables by the miles per day and round up.
          </Translate>
        </p>
      </noscript>
    </div>
  );
}
