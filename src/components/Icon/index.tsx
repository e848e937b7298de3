import clsx from 'clsx';
import type {ReactNode} from 'react';
import {icons, type IconName} from '../../site/icons';
import styles from './styles.module.css';

export type Props = {
  readonly name: IconName;
  readonly className?: string | undefined;
};

/** An icon beside a word that says the same: readers of screens hear the word alone. */
export default function Icon({name, className}: Props): ReactNode {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false">
      {icons[name].map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
