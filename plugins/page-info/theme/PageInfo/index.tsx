import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {isForFoot, type PageInfoEntry} from '../../model/pageInfo';
import Day from '../Day';
import {provider} from '../../../discussion/theme/Discussion/provider';
import Author from './Author';
import Names from './Names';
import Original from './Original';
import ReadingTime from './ReadingTime';
import styles from './styles.module.css';

export type Props = {
  /** The items in display order. */
  readonly entries: readonly PageInfoEntry[];
  /** Whether it is at the foot of the page, where phones show some items that other devices show below the title. */
  readonly atFoot?: boolean;
};

type PageView = {readonly item: 'page-view'};

/** Renders an item, except the view count, which the provider renders. */
function Entry(entry: Exclude<PageInfoEntry, PageView>): ReactNode {
  switch (entry.item) {
    case 'author':
      return <Author {...entry} />;
    case 'original':
      return <Original />;
    case 'date':
      return <Day {...entry.day} />;
    case 'reading-time':
      return <ReadingTime {...entry} />;
    case 'category':
    case 'tag':
      return <Names {...entry} />;
  }
}

function Item(entry: PageInfoEntry): ReactNode {
  const {PageViews} = provider;
  if (entry.item === 'page-view') {
    return PageViews && <PageViews />;
  }
  return (
    <li className={isForFoot(entry) ? styles.forFoot : undefined}>
      <Entry {...entry} />
    </li>
  );
}

/** Information about a page, below its title or at its foot; empty if there is none. */
export default function PageInfo({entries, atFoot = false}: Props): ReactNode {
  const shown = atFoot ? entries.filter(isForFoot) : entries;
  if (shown.length === 0) {
    return null;
  }
  return (
    <ul
      className={clsx(styles.info, atFoot && styles.atFoot)}
      aria-label={translate({
        id: 'site.pageInfo.label',
        message: 'About this page',
        description: 'Name of the list under the title of a page',
      })}>
      {shown.map((entry) => (
        <Item key={entry.item} {...entry} />
      ))}
    </ul>
  );
}
