import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import DocSidebar, {type Props as SidebarProps} from '@theme/DocSidebar';
import IconArrow from '@theme/Icon/Arrow';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {expandSidebar, collapseSidebar} from '../../hooks/collapseSidebar';
import styles from './styles.module.css';

type Props = {readonly items: SidebarProps['sidebar']};

/** The button that expands a collapsed sidebar. */
function ExpandButton(): ReactNode {
  const label = translate({
    id: 'site.expandButton.label',
    message: 'Expand sidebar',
    description: 'What the button does that brings the sidebar back',
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

/**
 * The collapsible sidebar of an area. Style sheets read `data-sidebar="away"` on the root element,
 * so that it is collapsed from the first paint.
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
        <div className={styles.list}>
          <DocSidebar
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
