import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {Activity, type ReactNode} from 'react';
import {useLingering} from '../../../features/navigation/hooks/useLingering';
import {useMobileSidebar} from '../../../features/navigation/hooks/useMobileSidebar';
import {limits} from '../../../site/limits';

/**
 * The theme's mobile sidebar, with swipes, Escape and a focus trap. While closed, it renders at
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
