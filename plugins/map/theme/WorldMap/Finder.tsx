import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {placesNamed} from '../../model/byTerritory';
import type {Place} from '../../model/places';
import {pluralForm} from '../../../../src/shared/model/pluralForm';
import Input from '../../../../src/shared/theme/Field/Input';
import PlaceList from './PlaceList';
import styles from './styles.module.css';

type Props = {
  readonly places: readonly Place[];
  readonly choose: (place: Place) => void;
};

/** A search field above the list of matching places. */
export default function Finder({places, choose}: Props): ReactNode {
  const [typed, setTyped] = useState('');
  const found = placesNamed(places, typed);
  return (
    <>
      <Input
        type="search"
        autoComplete="off"
        aria-label={translate({
          id: 'site.worldMap.search',
          message: 'Find a place',
          description: 'Name of the search field of the map',
        })}
        placeholder={translate({
          id: 'site.worldMap.search',
          message: 'Find a place',
          description: 'Name of the search field of the map',
        })}
        value={typed}
        onChange={({target}) => {
          setTyped(target.value);
        }}
      />
      <p className={styles.found} role="status" data-live>
        {pluralForm(
          found.length,
          translate(
            {
              id: 'site.worldMap.found',
              message: '{count} place|{count} places',
              description:
                'How many places the search of the map found, in the singular and the plural',
            },
            {count: found.length},
          ),
        )}
      </p>
      <PlaceList places={found} choose={choose} />
    </>
  );
}
