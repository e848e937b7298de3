import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import AreaIcon from '../AreaIcon';
import styles from './styles.module.css';

export type Props = {
  readonly title: string;
  readonly href: string;
  readonly description?: string | undefined;
  /** The icon that the page asks for; that of the area where absent. */
  readonly icon?: string;
  /** The pages below this one. */
  readonly children?: ReactNode;
};

/** A page in a catalogue: its name, what it says, and the pages below it. */
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
        {children !== undefined && <ul className={styles.below}>{children}</ul>}
      </div>
    </li>
  );
}
