import type {ReactNode} from 'react';
import type {ColoredName as Name} from '../../lib/pageInfo';
import ColoredName from '../ColoredName';
import styles from './styles.module.css';

export type Props = {
  /** What the names are, for readers who do not see them side by side. */
  readonly label: string;
  readonly names: readonly Name[];
};

/** Tags or categories, each in its color; a name with a page of its own is a link. */
export default function ColoredNames({label, names}: Props): ReactNode {
  return (
    <ul className={styles.names} aria-label={label}>
      {names.map((each) => (
        <li key={each.name}>
          <ColoredName {...each} />
        </li>
      ))}
    </ul>
  );
}
