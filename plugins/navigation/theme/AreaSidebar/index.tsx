import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props as SidebarProps} from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import IconArrow from '@theme/Icon/Arrow';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useWindowSize} from '../../../../src/shared/client/useWindowSize';
import {expandSidebar, collapseSidebar} from '../../client/collapseSidebar';
import {AREA_MENU, SITE_LINKS} from '../../model/phoneBar';
import styles from './styles.module.css';

type Props = {readonly items: SidebarProps['sidebar']};

function ExpandButton(): ReactNode {
  const label = translate({
    id: 'site.expandButton.label',
    message: 'Expand sidebar',
    description: 'Name of the button that expands the sidebar',
  });
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      aria-label={label}
      onClick={expandSidebar}>
      <IconArrow />
    </button>
  );
}

/** Opens the list of all areas; only the phone menu has this button. */
function AllAreasButton(): ReactNode {
  return (
    <button
      type="button"
      className="clean-btn menu__link"
      popoverTarget={SITE_LINKS}>
      <Translate
        id="site.sidebar.allAreas"
        description="Button of the menu of a phone that opens the list of all areas">
        All areas
      </Translate>
    </button>
  );
}

/** The items of an area; on phones, they are in the mobile menu. */
function Items(props: SidebarProps): ReactNode {
  return useWindowSize() === 'mobile' ? (
    <DocSidebarMobile {...props} />
  ) : (
    <DocSidebarDesktop {...props} />
  );
}

/**
 * The collapsible sidebar of an area. Style sheets read `data-sidebar="away"` on the root element,
 * which collapses it from the first paint. On phones without scripts, its list is a popover.
 */
export default function AreaSidebar({items}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <aside
      className={clsx(
        ThemeClassNames.docs.docSidebarContainer,
        styles.container,
      )}>
      <div className={styles.viewport}>
        <div className={styles.list} id={AREA_MENU} popover="">
          <AllAreasButton />
          <Items
            sidebar={items}
            path={pathname}
            onCollapse={collapseSidebar}
            isHidden={false}
          />
        </div>
        <ExpandButton />
      </div>
    </aside>
  );
}
