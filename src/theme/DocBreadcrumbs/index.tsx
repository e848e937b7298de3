import {
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import BreadcrumbTrail from '../../../plugins/navigation/theme/BreadcrumbTrail';
import {useAreaCrumb} from '../../../plugins/navigation/client/useAreaCrumb';
import {
  buildCrumbs,
  type Crumb,
} from '../../../plugins/navigation/model/breadcrumbs';

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
