import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {elementWheel, type WheelPlace} from '../../lib/elementWheel';
import styles from './styles.module.css';

const {radius, places, spokes} = elementWheel();

function Place({name, color, x, y, label}: WheelPlace): ReactNode {
  return (
    <g data-named-color={color}>
      <circle className={styles.element} cx={x} cy={y} r={20} />
      <text x={label.x} y={label.y} textAnchor={label.anchor}>
        {name}
      </text>
    </g>
  );
}

/** The Wheel of the elements: neighbors blend along its ring, the two ends of a spoke cancel. */
export default function ElementWheel(): ReactNode {
  const label = translate(
    {
      id: 'site.elementWheel.label',
      message: 'The Wheel, sunwise from the top: {names}',
      description: 'What the drawing of the elements shows, in words',
    },
    {names: places.map(({name}) => name).join(', ')},
  );
  return (
    <figure className={styles.wheel}>
      <svg viewBox="-240 -200 480 400" role="img" aria-label={label}>
        <circle className={styles.ring} r={radius} />
        {spokes.map(({from, to}) => (
          <line
            key={from.name}
            className={styles.spoke}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
          />
        ))}
        {places.map((place) => (
          <Place key={place.name} {...place} />
        ))}
      </svg>
      <figcaption>
        <Translate
          id="site.elementWheel.caption"
          description="Below the drawing of the elements">
          Neighbors on the ring blend; the two ends of a dashed spoke cancel.
        </Translate>
      </figcaption>
    </figure>
  );
}
