import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {KEEP_PAGE} from '../../../../site/keepPage';
import styles from './styles.module.css';

/** A link to the page that manages offline copies. */
export default function KeepLink(): ReactNode {
  return (
    <p className={styles.row}>
      <Link className="button button--secondary" to={KEEP_PAGE}>
        <Translate
          id="site.offline.link"
          description="Button of the home page that leads to what can be kept on a device">
          Keep for the table
        </Translate>
      </Link>
      <span>
        <Translate
          id="site.offline.link.note"
          description="What keeping the site on a device is for">
          No connection in the cellar? Keep the site on this device.
        </Translate>
      </span>
    </p>
  );
}
