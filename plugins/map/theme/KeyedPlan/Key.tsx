import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {writeDetails} from '../../model/keyedPlan';
import type {PlacesProps} from './Pins';
import styles from './styles.module.css';

/** The key to a plan, in which each name links to its number. */
export default function Key({places, chosen}: PlacesProps): ReactNode {
  return (
    <ol className={styles.key}>
      {places.map((place) => {
        const {id, name} = place;
        const isChosen = id === chosen;
        return (
          <li
            key={id}
            className={styles.entry}
            data-chosen={isChosen ? '' : undefined}>
            <Link
              to={`#${id}`}
              aria-current={isChosen ? 'location' : undefined}>
              {name}
            </Link>
            {writeDetails(place)}
          </li>
        );
      })}
    </ol>
  );
}
