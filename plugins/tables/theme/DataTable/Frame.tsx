import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Content below the table. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** Frames a table or grid. */
export default function Frame({note, children}: Props): ReactNode {
  return (
    <figure className={styles.table}>
      {children}
      {note !== undefined && (
        <figcaption className={styles.note}>{note}</figcaption>
      )}
    </figure>
  );
}
