import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  /** Names, each with the color that it is known by: a name of CSS, as in tokens.css. */
  readonly names: readonly {readonly name: string; readonly color: string}[];
};

/** Names of spheres or elements, each beside a patch of the color that it is known by. */
export default function NamedColors({names}: Props): ReactNode {
  return names.map(({name, color}, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <span className={styles.name} data-named-color={color}>
        {name}
      </span>
    </Fragment>
  ));
}
