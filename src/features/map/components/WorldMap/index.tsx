import {useMemo, useRef, type ReactNode} from 'react';
import {MAP_ID} from '../../../../shared/lib/mapHash';
import {useLazyPart} from '../../../../shared/hooks/useLazyPart';
import {listPlaces} from '../../lib/places';
import type {Sheet} from '../../../../shared/lib/csv';
import {Signs} from './Signs';
import Still from './Still';
import styles from './styles.module.css';

type Props = {
  /** The sheet of places; the build passes it in. */
  readonly sheet: Sheet;
};

function loadLive() {
  return import('./Live');
}

/** The map of the world: a static picture with a list, which becomes interactive once readers come near. */
export default function WorldMap({sheet}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const lazy = useLazyPart(place, loadLive);
  const places = useMemo(() => listPlaces(sheet), [sheet]);
  return (
    <div ref={place} id={MAP_ID} className={styles.map}>
      <Signs />
      {lazy.state === 'ready' ? (
        <lazy.part.default places={places} />
      ) : (
        <Still places={places} />
      )}
    </div>
  );
}
