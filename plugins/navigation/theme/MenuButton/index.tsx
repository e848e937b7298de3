import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {findRoutes} from '../../../../src/page/client/router/findRoutes';
import BarFace, {barEntry} from '../../../../src/shared/theme/BarEntry';
import {findMenu} from '../../model/phoneBar';

/** SVG path of three lines. */
const MENU = 'M4 6h16M4 12h16M4 18h16';

/** Finds the popover of the first page of the visit. */
function useServedTarget(): string {
  const {pathname} = useLocation();
  const [target] = useState(() => findMenu(findRoutes(pathname)));
  return target;
}

/**
 * The button of the mobile menu. A press before hydration takes effect after it. Without scripts,
 * the browser opens a part of the served page as a popover.
 */
export default function MenuButton(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className={clsx('clean-btn', barEntry)}
      popoverTarget={useServedTarget()}
      data-waits=""
      aria-expanded={shown}
      onClick={(event) => {
        event.preventDefault();
        toggle();
      }}>
      <BarFace
        icon={MENU}
        label={translate({
          id: 'site.phoneBar.menu',
          message: 'Menu',
          description: 'Button of the bar on phones that opens the menu',
        })}
      />
    </button>
  );
}
