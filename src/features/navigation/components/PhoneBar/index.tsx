import Link from '@docusaurus/Link';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isPlainClick} from '../../../../shared/lib/plainClick';
import BarFace, {barEntry} from '../../../../shared/components/BarEntry';
import {MENU_LINK, SITE_LINKS} from '../../lib/phoneBar';
import styles from './styles.module.css';

/** Three lines. */
const MENU = 'M4 6h16M4 12h16M4 18h16';

/** A link to the list of areas in the footer that opens the mobile menu instead once it is available. */
function MenuLink(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  return (
    <Link
      to={`#${SITE_LINKS}`}
      id={MENU_LINK}
      className={barEntry}
      aria-expanded={shown}
      data-waits=""
      data-noBrokenLinkCheck
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          toggle();
        }
      }}>
      <BarFace
        icon={MENU}
        label={translate({
          id: 'site.phoneBar.menu',
          message: 'Menu',
          description: 'Link of the bar on phones that opens the menu',
        })}
      />
    </Link>
  );
}

/**
 * The bar at the foot of a phone's window, in reach of the thumb: menu and search. Style sheets put
 * the table of contents and the button back to the top beside them, because these are of the page.
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
      <MenuLink />
      {children}
    </nav>
  );
}
