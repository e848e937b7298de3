import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CatalogueLine} from '../../model/catalogue';
import CatalogueEntry from '../CatalogueEntry';
import styles from './styles.module.css';

type Props = {
  /** The lines of the catalogue; the build passes them in. */
  readonly lines: readonly CatalogueLine[];
  /** Whether top-level pages are cards, side by side if there is room. */
  readonly cards?: boolean;
};

/** The pages below a folder, in reading order. */
export default function Catalogue({lines, cards = false}: Props): ReactNode {
  return (
    <ul className={clsx(styles.catalogue, cards && styles.cards)}>
      {lines.map((line) => (
        <CatalogueEntry key={line.href} {...line} />
      ))}
    </ul>
  );
}
