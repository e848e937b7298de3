import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useHideableNavbar} from '../../../page/client/useHideableNavbar';
import {navbarId} from '../../../page/model/navbarId';

/**
 * The navbar, which hides while readers scroll down. Only phones need the backdrop of the mobile
 * menu.
 */
export default function NavbarLayout({children}: Props): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  useHideableNavbar(shown);
  return (
    <nav
      id={navbarId}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        shown && 'navbar-sidebar--show',
      )}>
      {children}
      {shouldRender && (
        <div
          role="presentation"
          className="navbar-sidebar__backdrop"
          onClick={toggle}
        />
      )}
      <NavbarMobileSidebar />
    </nav>
  );
}
