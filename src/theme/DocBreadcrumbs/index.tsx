import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import AreaIcon from '../../components/AreaIcon';
import {crumbsOf, type Crumb} from '../../lib/breadcrumbs';
import {contentAreas} from '../../site/contentAreas';

/** The way from the area to the page, also for a page that stands in no sidebar. */
function useCrumbs(): readonly Crumb[] {
  const sidebar = useSidebarBreadcrumbs();
  const areaId = useActivePlugin()?.pluginId;
  const {title, permalink} = useDoc().metadata;
  const area = contentAreas.find(({id}) => id === areaId);
  const href = useBaseUrl(`/${area?.id ?? ''}/`);
  return crumbsOf({
    area: {label: area?.label ?? '', href},
    sidebar,
    page: {label: title, href: permalink},
  });
}

function Step({
  label,
  href,
  first,
  last,
}: Crumb & {readonly first: boolean; readonly last: boolean}): ReactNode {
  const icon = first && (
    <>
      <AreaIcon />{' '}
    </>
  );
  return (
    <li
      className={clsx(
        'breadcrumbs__item',
        last && 'breadcrumbs__item--active',
      )}>
      {last || href === undefined ? (
        <span
          className="breadcrumbs__link"
          aria-current={last ? 'page' : undefined}>
          {icon}
          {label}
        </span>
      ) : (
        <Link className="breadcrumbs__link" href={href} autoAddBaseUrl={false}>
          {icon}
          {label}
        </Link>
      )}
    </li>
  );
}

/** Where the page stands: home, area, groups, page. */
export default function DocBreadcrumbs(): ReactNode {
  const crumbs = useCrumbs();
  return (
    <>
      <StructuredData
        breadcrumbs={crumbs.map(({label, href}) => ({
          type: 'link',
          label,
          href: href ?? '',
        }))}
      />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({
          id: 'site.breadcrumbs.label',
          message: 'Breadcrumbs',
          description: 'Name of the way from the home page to the page',
        })}>
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {crumbs.map((crumb, index) => (
            <Step
              key={crumb.label}
              {...crumb}
              first={index === 0}
              last={index === crumbs.length - 1}
            />
          ))}
        </ul>
      </nav>
    </>
  );
}
