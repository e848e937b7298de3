import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Ornament as Drawing} from '../../../../src/site/world';
import styles from './styles.module.css';

type Props = Drawing & {readonly className?: string | undefined};

/** A decorative line drawing, hidden from screen readers. */
export default function Ornament(props: Props): ReactNode {
  const {circles, lines, accents, className} = props;
  return (
    <svg
      className={clsx(styles.ornament, className)}
      viewBox="-200 -200 400 400"
      aria-hidden="true"
      focusable="false">
      {circles.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      {accents.map((accent) => (
        <path key={accent} className={styles.accent} d={accent} />
      ))}
    </svg>
  );
}
