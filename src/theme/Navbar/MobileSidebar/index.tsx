import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {Activity, type ReactNode} from 'react';
import {useLingering} from '../../../../plugins/navigation/client/useLingering';
import {useMobileSidebar} from '../../../../plugins/navigation/client/useMobileSidebar';
import {limits} from '../../../site/limits';

/**
 * The theme’s mobile sidebar, with swipes, Escape, and a focus trap. While closed, it renders at
 * idle priority, so that no page waits for it.
 */
export default function NavbarMobileSidebar(): ReactNode {
  useMobileSidebar();
  const {shown} = useNavbarMobileSidebar();
  const lingers = useLingering(shown, limits.panelOut);
  return (
    <Activity mode={shown || lingers ? 'visible' : 'hidden'}>
      <MobileSidebar />
    </Activity>
  );
}
