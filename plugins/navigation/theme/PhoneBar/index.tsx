import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import MenuButton from '../MenuButton';
import styles from './styles.module.css';

/**
 * The bar at the bottom of a phone's window, within reach of the thumb. Style sheets add the table
 * of contents and the back-to-top button, which belong to the page.
 */
export default function PhoneBar({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return (
    <nav
      className={styles.bar}
      aria-label={translate({
        id: 'site.phoneBar.label',
        message: 'Shortcuts',
        description: 'Name of the bar at the foot of the window on phones',
      })}>
      <MenuButton />
      {children}
    </nav>
  );
}
