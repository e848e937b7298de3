import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/Layout';
import type {Props} from '@theme/Navbar/Layout';
import type {ReactNode} from 'react';
import {useHideableNavbar} from '../../../page/hooks/useHideableNavbar';

/** The navbar, which hides while readers scroll down. */
export default function NavbarLayout(props: Props): ReactNode {
  useHideableNavbar(useNavbarMobileSidebar().shown);
  return <Layout {...props} />;
}
