import {translate} from '@docusaurus/Translate';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useAreaCrumbs} from '../../../navigation/client/useAreaCrumb';
import {nameColor} from '../../../../src/shared/model/nameColor';
import type {NameCount} from '../../model/namedPages';
import AreaIcon from '../../../navigation/theme/AreaIcon';
import BreadcrumbTrail from '../../../navigation/theme/BreadcrumbTrail';
import ColoredName from '../ColoredName';
import styles from './styles.module.css';

type Props = {
  /** The plural of the kind of names, which is the heading of the page. */
  readonly kind: string;
  readonly names: readonly NameCount[];
};

function Count({count}: {readonly count: number}): ReactNode {
  return usePluralForm().selectMessage(
    count,
    translate(
      {
        id: 'site.nameListPage.count',
        message: '1 page|{count} pages',
        description: 'How many pages carry a tag or stand in a category',
      },
      {count},
    ),
  );
}

function Name({label, permalink, description, count}: NameCount): ReactNode {
  return (
    <div className={styles.name}>
      <dt>
        <ColoredName name={label} color={nameColor(label)} path={permalink} />
      </dt>
      <dd className={styles.meaning}>{description}</dd>
      <dd className={styles.count}>
        <Count count={count} />
      </dd>
    </div>
  );
}

/** All tags of the site, or all categories of an area, with their descriptions. */
export default function NameListPage({kind, names}: Props): ReactNode {
  const place = useAreaCrumbs();
  return (
    <main className={clsx('container', styles.page)}>
      <PageMetadata
        title={[kind, ...place.map(({label}) => label)].join(': ')}
        description={`${kind}: ${names.map(({label}) => label).join(', ')}`}
      />
      <BreadcrumbTrail crumbs={[...place, {label: kind}]} />
      <article className="markdown">
        <Heading as="h1">
          <AreaIcon />
          {kind}
        </Heading>
        <dl className={styles.names}>
          {names.map((name) => (
            <Name key={name.permalink} {...name} />
          ))}
        </dl>
      </article>
    </main>
  );
}
