import clsx from 'clsx';
import type {ReactNode} from 'react';
import {icons, type IconName} from '../../../site/icons';
import styles from './styles.module.css';

type Props = {
  readonly name: IconName;
  readonly className?: string | undefined;
  /** Accessible name, if no text beside the icon says the same. */
  readonly label?: string;
};

/** An icon. It is hidden from screen readers unless it has a label. */
export default function Icon({name, className, label}: Props): ReactNode {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      {...(label === undefined
        ? {'aria-hidden': true}
        : {role: 'img', 'aria-label': label})}
      focusable="false">
      {icons[name].map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
