import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {placeKinds, type Place, type PlaceKind} from '../../model/places';
import {kindTexts} from './kindTexts';
import Mark from './Signs';
import styles from './styles.module.css';

type Props = {
  /** The places of the map; kinds without a place have no layer. */
  readonly places: readonly Place[];
  readonly shown: readonly PlaceKind[];
  /** Undefined while the map is a static picture. */
  readonly show?: (kinds: readonly PlaceKind[]) => void;
};

/** The legend of the map, which toggles the kinds of places. */
export default function Layers({places, shown, show}: Props): ReactNode {
  const texts = kindTexts();
  const kinds = placeKinds.filter((kind) =>
    places.some((place) => place.kind === kind),
  );
  return (
    <fieldset data-live className={styles.layers}>
      <legend>
        <Translate
          id="site.worldMap.layers"
          description="Title of the legend of the map">
          Shown on the map
        </Translate>
      </legend>
      {kinds.map((kind) => (
        <label key={kind} className={styles.layer}>
          <input
            type="checkbox"
            disabled={show === undefined}
            checked={shown.includes(kind)}
            onChange={({target}) => {
              show?.(
                placeKinds.filter((each) =>
                  each === kind ? target.checked : shown.includes(each),
                ),
              );
            }}
          />
          <Mark kind={kind} />
          {texts[kind]}
        </label>
      ))}
    </fieldset>
  );
}
