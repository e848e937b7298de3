import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ColoredName} from '../../lib/pageInfo';
import styles from './styles.module.css';

export type Props = {
  /** What the names are, for readers who do not see them side by side. */
  readonly label: string;
  readonly names: readonly ColoredName[];
};

/** Tags or categories, each in its color; a name with a page of its own is a link. */
export default function ColoredNames({label, names}: Props): ReactNode {
  return (
    <ul className={styles.names} aria-label={label}>
      {names.map(({name, color, path}) => (
        <li key={name} data-name-color={color}>
          {path === undefined ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <Link
              className={clsx(styles.link)}
              href={path}
              rel="tag"
              autoAddBaseUrl={false}>
              <span className={styles.name}>{name}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
