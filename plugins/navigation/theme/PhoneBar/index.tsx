import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import MenuButton from '../MenuButton';
import styles from './styles.module.css';

/**
 * The bar at the foot of a phone's window, in reach of the thumb: menu, search and table. Style
 * sheets put the table of contents and the button back to the top beside them, because these belong
 * to the page.
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
