import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {placeKinds, type Place} from '../../model/places';
import Layers from './Layers';
import Picture from './Picture';
import PlaceList from './PlaceList';
import PlannerDrawer from './PlannerDrawer';
import styles from './styles.module.css';

/** The map as a picture with the list of its places, for readers without scripts. */
export default function Still({
  places,
}: {
  readonly places: readonly Place[];
}): ReactNode {
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.stage}>
          <Picture />
        </div>
        <div
          className={styles.panel}
          role="region"
          tabIndex={0}
          aria-label={translate({
            id: 'site.worldMap.places',
            message: 'Places on the map',
            description: 'Name of the list beside the map',
          })}>
          <PlaceList places={places} />
        </div>
        <div className={styles.bar} />
      </div>
      <Layers places={places} shown={placeKinds} />
      <PlannerDrawer>
        <noscript>
          <p data-off-paper>
            <Translate
              id="site.worldMap.noScript"
              description="Shown in place of the planner without scripts">
              The planner needs JavaScript. The list above links to each place.
            </Translate>
          </p>
        </noscript>
      </PlannerDrawer>
    </>
  );
}
