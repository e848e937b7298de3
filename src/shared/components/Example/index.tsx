import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  /** Whether the source is below the result on every screen. */
  readonly wide?: boolean;
  /** The result, then its source; handed over by the build. */
  readonly children: ReactNode;
};

/** What authors can write, and what becomes of it. */
export default function Example({wide = false, children}: Props): ReactNode {
  return (
    <div className={clsx(styles.example, wide && styles.wide)}>{children}</div>
  );
}
