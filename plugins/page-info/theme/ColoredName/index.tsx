import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ColoredName as Name} from '../../model/pageInfo';
import styles from './styles.module.css';

type Props = Name;

/** A tag or category in its color, linked to its page if it has one. */
export default function ColoredName({name, color, path}: Props): ReactNode {
  const shown = (
    <span className={styles.name} data-name-color={color}>
      {name}
    </span>
  );
  return path === undefined ? (
    shown
  ) : (
    <Link
      className={clsx(styles.link)}
      href={path}
      rel="tag"
      autoAddBaseUrl={false}>
      {shown}
    </Link>
  );
}
