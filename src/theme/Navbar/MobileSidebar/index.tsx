import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type {ReactNode} from 'react';
import {useMobileSidebar} from '../../../hooks/useMobileSidebar';

/** The mobile sidebar of the theme, with swipes, Escape and focus that stays inside. */
export default function NavbarMobileSidebar(): ReactNode {
  useMobileSidebar();
  return <MobileSidebar />;
}
