import type {ReactNode} from 'react';
import type {CatalogueLine} from '../../lib/catalogue';
import CatalogueEntry from '../CatalogueEntry';
import styles from './styles.module.css';

export type Props = {
  /** The lines of the catalogue; handed over by the build. */
  readonly lines: readonly CatalogueLine[];
};

/** The pages below a folder, in reading order. */
export default function Catalogue({lines}: Props): ReactNode {
  return (
    <ul className={styles.catalogue}>
      {lines.map((line) => (
        <CatalogueEntry key={line.href} {...line} />
      ))}
    </ul>
  );
}
