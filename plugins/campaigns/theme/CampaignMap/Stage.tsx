import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useKeptSheet} from '../../../../src/shared/client/useAdoptedSheet';
import {useSeenMap} from '../../../../src/shared/client/useSeenMap';
import css from '../../../map/theme/WorldMap/map.lazy.css';
import {
  drawCampaign,
  type Drawn,
  type Shown,
} from '../../../map/theme/WorldMap/drawCampaign';
import {drawnOnMap} from '../../model/drawnOnMap';
import styles from './styles.module.css';

/** The map of the sessions that readers have played. */
export default function Stage({parts, rings}: Shown): ReactNode {
  useKeptSheet(css);
  const {withBaseUrl} = useBaseUrlUtils();
  const stage = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const tiles = withBaseUrl('/maps/tiles/');
  useEffect(() => {
    if (stage.current === null) {
      return undefined;
    }
    const next = drawCampaign(stage.current, `${tiles}{z}/{y}/{x}.webp`);
    const observer = new ResizeObserver(() => {
      next.resize();
      setDrawn(next);
    });
    observer.observe(stage.current);
    return () => {
      observer.disconnect();
      next.remove();
    };
  }, [tiles]);
  useEffect(() => {
    drawn?.show({parts, rings});
  }, [drawn, parts, rings]);
  useSeenMap(stage, () => ({
    view: drawn?.readView(),
    ...drawnOnMap({parts, rings}),
  }));
  return (
    <div
      ref={stage}
      className={styles.stage}
      role="region"
      tabIndex={0}
      data-live
      aria-label={translate({
        id: 'site.campaignMap.name',
        message: 'Campaign map',
        description: 'Name of the map of a campaign',
      })}
    />
  );
}
