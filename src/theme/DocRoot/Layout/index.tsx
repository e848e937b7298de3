import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import type {ReactNode} from 'react';
import AreaSidebar from '../../../../plugins/navigation/theme/AreaSidebar';
import styles from './styles.module.css';

/** A page with the sidebar of its area. */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={styles.root}>
      {sidebar && <AreaSidebar key={sidebar.name} items={sidebar.items} />}
      <DocRootLayoutMain hiddenSidebarContainer={false}>
        {children}
      </DocRootLayoutMain>
    </div>
  );
}
