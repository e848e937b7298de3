import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback, useMemo, useRef, type ReactNode} from 'react';
import {MAP_ID} from '../../../../src/shared/model/mapHash';
import {useLazyPart} from '../../../../src/shared/client/useLazyPart';
import {listPlaces} from '../../model/places';
import type {Sheet} from '../../../../src/shared/model/csv';
import type {LiveMap} from './fetchLive';
import {Signs} from './Signs';
import Still from './Still';
import styles from './styles.module.css';

type Props = {
  /** The CSV file of places; the build passes it in. */
  readonly sheet: Sheet;
};

/** Loads the interactive map together with its data, so that the picture is replaced only once. */
async function loadLive(urlOf: (path: string) => string): Promise<LiveMap> {
  const {fetchLive} = await import('./fetchLive');
  return fetchLive(urlOf);
}

/**
 * The map of the world: a static picture with a list. It becomes interactive once readers come
 * near.
 */
export default function WorldMap({sheet}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const {withBaseUrl} = useBaseUrlUtils();
  const load = useCallback(
    () => loadLive((path) => withBaseUrl(path)),
    [withBaseUrl],
  );
  const lazy = useLazyPart(place, load);
  const places = useMemo(() => listPlaces(sheet), [sheet]);
  return (
    <div ref={place} id={MAP_ID} className={styles.map}>
      <Signs />
      {lazy.state === 'ready' ? (
        <lazy.part.Live data={lazy.part.data} />
      ) : (
        <Still places={places} />
      )}
    </div>
  );
}
