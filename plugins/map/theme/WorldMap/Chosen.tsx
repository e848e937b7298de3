import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {JourneyRequest} from '../../model/journey';
import styles from './styles.module.css';

export type ChosenThing = {
  readonly name: string;
  readonly page: string;
  /** The id of a place; undefined for a territory. */
  readonly place: string | undefined;
};

type Props = {
  readonly chosen: ChosenThing;
  readonly journey: JourneyRequest;
  readonly travel: (journey: JourneyRequest) => void;
};

function TravelButton({chosen, journey, travel}: Props): ReactNode {
  const {place} = chosen;
  return (
    place !== undefined && (
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => {
          travel({...journey, stops: [...journey.stops, place]});
        }}>
        {journey.stops.length === 0 ? (
          <Translate
            id="site.worldMap.from"
            description="Button that begins a journey at the chosen place">
            Travel from here
          </Translate>
        ) : (
          <Translate
            id="site.worldMap.to"
            description="Button that adds the chosen place to a journey">
            Travel to here
          </Translate>
        )}
      </button>
    )
  );
}

/** The selected territory or place, with a link to its page. */
export default function Chosen(props: Props): ReactNode {
  const {name, page} = props.chosen;
  return (
    <>
      <strong className={styles.chosen}>
        <Link to={page}>{name}</Link>
      </strong>
      <TravelButton {...props} />
    </>
  );
}
