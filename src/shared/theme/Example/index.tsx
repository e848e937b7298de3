import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Whether the source is always below the result. */
  readonly wide?: boolean;
  /** The result, then its source; the build passes both. */
  readonly children: ReactNode;
};

/** Shows Markdown that authors can write next to its result. */
export default function Example({wide = false, children}: Props): ReactNode {
  return (
    <div className={clsx(styles.example, wide && styles.wide)}>{children}</div>
  );
}
