import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {CatalogueLine} from '../../model/catalogue';
import AreaIcon from '../AreaIcon';
import styles from './styles.module.css';

type Props = CatalogueLine;

/** A page in a catalogue: its title, its description, and the pages below it. */
export default function CatalogueEntry(props: Props): ReactNode {
  const {title, href, description, icon, children} = props;
  return (
    <li className={styles.entry}>
      <AreaIcon name={icon} />
      <div className={styles.words}>
        <Link to={href}>{title}</Link>
        {description !== undefined && (
          <p className={styles.description}>{description}</p>
        )}
        {children.length > 0 && (
          <ul className={styles.below}>
            {children.map((line) => (
              <CatalogueEntry key={line.href} {...line} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
