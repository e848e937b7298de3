import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {map} from '@world/map';
import type {ReactNode} from 'react';
import {breakpoints} from '../../../../site/breakpoints';
import {placeKinds, type Place} from '../../lib/places';
import Layers from './Layers';
import PlaceList from './PlaceList';
import PlannerDrawer from './PlannerDrawer';
import styles from './styles.module.css';

const {name, widths, alt} = map.picture;

/** Height of the smallest picture in pixels. */
const HEIGHT = (widths[0] * map.size[1]) / map.size[0];

/** The `sizes` attribute of the picture. */
const SIZES = `(min-width: ${breakpoints.roomy}px) 45rem, 100vw`;

/** The static map in the size that fits best, as AVIF if supported, which is half as heavy. */
function Picture(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const picture = (width: number, kind: 'avif' | 'webp'): string =>
    withBaseUrl(`${name}-${width}.${kind}`);
  const choice = (kind: 'avif' | 'webp'): string =>
    widths.map((width) => `${picture(width, kind)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={choice('avif')} sizes={SIZES} />
      <img
        className={styles.still}
        src={picture(widths[0], 'webp')}
        srcSet={choice('webp')}
        sizes={SIZES}
        width={widths[0]}
        height={HEIGHT}
        loading="lazy"
        decoding="async"
        alt={alt}
      />
    </picture>
  );
}

/** The map as a picture with the list of its places, which is all there is without script. */
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
            message: 'Places of the map',
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
              description="In place of the planner where script is switched off">
              The planner needs JavaScript. The list above leads to the page of
              each place.
            </Translate>
          </p>
        </noscript>
      </PlannerDrawer>
    </>
  );
}
