import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  readonly children?: ReactNode;
};

/**
 * A card like a sheet of paper with a folded corner. It shows a message in place of the document.
 */
export default function FileCard({title, children}: Props): ReactNode {
  return (
    <div className={styles.card}>
      <svg
        viewBox="0 0 24 24"
        className={styles.sheet}
        aria-hidden="true"
        focusable="false">
        <path d="M6 2.5h8.5L19 7v14.5H6z" />
        <path d="M14.5 2.5V7H19" />
        <path d="M9 12h7M9 15h7M9 18h4" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
