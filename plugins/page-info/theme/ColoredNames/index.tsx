import type {ReactNode} from 'react';
import type {ColoredName as Name} from '../../model/pageInfo';
import ColoredName from '../ColoredName';
import styles from './styles.module.css';

type Props = {
  /** Accessible label of the list. */
  readonly label: string;
  readonly names: readonly Name[];
};

/** Tags or categories in their colors, linked to their pages if they have any. */
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
