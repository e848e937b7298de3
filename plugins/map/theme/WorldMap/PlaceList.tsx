import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {byTerritory, territoryName} from '../../model/byTerritory';
import type {Place} from '../../model/places';
import Mark from './Signs';
import styles from './styles.module.css';

type Props = {
  readonly places: readonly Place[];
  /** Called with the selected place; without it each entry is a link to its page. */
  readonly choose?: ((place: Place) => void) | undefined;
};

function Entry({
  place,
  choose,
}: Pick<Props, 'choose'> & {readonly place: Place}): ReactNode {
  if (choose === undefined) {
    return <Link to={place.page}>{place.name}</Link>;
  }
  return (
    <button
      type="button"
      className={styles.place}
      onClick={() => {
        choose(place);
      }}>
      <Mark kind={place.kind} />
      {place.name}
    </button>
  );
}

/** All places, grouped by territory. */
export default function PlaceList({places, choose}: Props): ReactNode {
  return byTerritory(places).map(({territory, page, places: inside}) => (
    <section key={territory}>
      <p className={styles.name}>
        <Link to={page}>{territoryName(territory)}</Link>
      </p>
      <ul className={styles.places}>
        {inside.map((place) => (
          <li key={place.id}>
            <Entry {...{place, choose}} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
