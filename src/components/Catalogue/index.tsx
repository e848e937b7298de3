import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  /** The lines of the catalogue; handed over by the build. */
  readonly children: ReactNode;
};

/** The pages below a folder, in reading order. */
export default function Catalogue({children}: Props): ReactNode {
  return <ul className={styles.catalogue}>{children}</ul>;
}
