import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Names with their colors, which are CSS color names, as in tokens.css. */
  readonly names: readonly {readonly name: string; readonly color: string}[];
};

/** Names of spheres or elements, each next to a swatch of its color. */
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
