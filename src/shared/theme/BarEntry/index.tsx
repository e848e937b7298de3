import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The class of controls in the bar of phones. */
export const barEntry = clsx(styles.entry);

type Props = {
  /** The lines of its icon, in a square of 24 units. */
  readonly icon: string;
  readonly label: ReactNode;
};

/** An icon of the navbar, or of the bar of phones. */
export function BarIcon({icon}: Pick<Props, 'icon'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <path d={icon} />
    </svg>
  );
}

/** The icon of a control in the bar of phones, with its label below. */
export default function BarFace({icon, label}: Props): ReactNode {
  return (
    <>
      <BarIcon icon={icon} />
      <span>{label}</span>
    </>
  );
}
