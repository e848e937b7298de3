import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Crumb} from '../../model/breadcrumbs';
import {useArea} from '../../client/useArea';
import AreaIcon from '../AreaIcon';
import LockBadge from '../LockBadge';

function Step({
  label,
  href,
  first,
  last,
}: Crumb & {readonly first: boolean; readonly last: boolean}): ReactNode {
  const area = useArea();
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
          {label} {first && <LockBadge area={area} />}
        </span>
      ) : (
        <Link className="breadcrumbs__link" href={href} autoAddBaseUrl={false}>
          {icon}
          {label} {first && <LockBadge area={area} />}
        </Link>
      )}
    </li>
  );
}

type Props = {
  /** The crumbs from the area to the page, both included. */
  readonly crumbs: readonly Crumb[];
};

/** The breadcrumbs of a page: home, area, groups, page. */
export default function BreadcrumbTrail({crumbs}: Props): ReactNode {
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
