import clsx from 'clsx';
import type {ReactNode} from 'react';
import {gateRing} from '../../lib/gateRing';
import styles from './styles.module.css';

/** The nine Gates of the world. */
const ring = gateRing(9);

export type Props = {readonly className?: string | undefined};

/** An ornament: the nine Gates on their ring, and the roads between them. */
export default function GateRing({className}: Props): ReactNode {
  return (
    <svg
      className={clsx(styles.ring, className)}
      viewBox="-200 -200 400 400"
      aria-hidden="true"
      focusable="false">
      {ring.circles.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      <path d={ring.ticks} />
      <path d={ring.roads} />
      {ring.gates.map((gate) => (
        <path key={gate} className={styles.gate} d={gate} />
      ))}
    </svg>
  );
}
