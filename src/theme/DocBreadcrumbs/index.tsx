import {
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import BreadcrumbTrail from '../../features/navigation/components/BreadcrumbTrail';
import {useAreaCrumb} from '../../features/navigation/hooks/useAreaCrumb';
import {
  buildCrumbs,
  type Crumb,
} from '../../features/navigation/lib/breadcrumbs';

/** Returns the breadcrumbs of the page, even if no sidebar lists it. */
function useCrumbs(): readonly Crumb[] {
  const sidebar = useSidebarBreadcrumbs();
  const {title, permalink} = useDoc().metadata;
  const area = useAreaCrumb();
  return buildCrumbs({
    area,
    sidebar,
    page: {label: title, href: permalink},
  });
}

/** Breadcrumbs: home, area, groups, page. */
export default function DocBreadcrumbs(): ReactNode {
  return <BreadcrumbTrail crumbs={useCrumbs()} />;
}
