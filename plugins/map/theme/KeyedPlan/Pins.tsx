import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {KeyedPlace} from '../../model/keyedPlan';
import styles from './styles.module.css';

/** The places of a plan, and the one in the address. */
export type PlacesProps = {
  readonly places: readonly KeyedPlace[];
  readonly chosen: string | undefined;
};

/** The share of the width from which a name is left of its number, in percent. */
const NAME_LEFT_FROM = 55;

type PinProps = {
  readonly place: KeyedPlace;
  readonly number: number;
  readonly current: boolean;
};

/**
 * A number on the plan. Its anchor is above it, at the edge, so that a link to it shows the whole
 * plan.
 */
function Pin({place, number, current}: PinProps): ReactNode {
  const {id, name, across, down} = place;
  return (
    <li
      id={id}
      className={styles.column}
      style={{insetInlineStart: `${across}%`}}
      data-name-left={across > NAME_LEFT_FROM ? '' : undefined}>
      <Link
        className={clsx(styles.pin)}
        style={{insetBlockStart: `${down}%`}}
        to={`#${id}`}
        aria-current={current ? 'location' : undefined}>
        <span className={styles.number}>{number}</span>{' '}
        <span className={styles.name}>{name}</span>
      </Link>
    </li>
  );
}

/** The numbers on a plan, which link to themselves, so that a tap sets the address of a place. */
export default function Pins(
  props: PlacesProps & {readonly caption: string},
): ReactNode {
  const {caption, places, chosen} = props;
  return (
    <nav
      className={styles.pins}
      aria-label={translate(
        {
          id: 'site.keyedPlan.pins',
          message: '{caption} on the plan',
          description: 'Name of the links on a plan with numbered places',
        },
        {caption},
      )}>
      <ol>
        {places.map((place, index) => (
          <Pin
            key={place.id}
            place={place}
            number={index + 1}
            current={place.id === chosen}
          />
        ))}
      </ol>
    </nav>
  );
}
