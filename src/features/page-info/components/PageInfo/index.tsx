import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {PageInfoEntry} from '../../lib/pageInfo';
import Day from '../Day';
import {provider} from '../../../discussion/components/Discussion/provider';
import Author from './Author';
import Names from './Names';
import Original from './Original';
import ReadingTime from './ReadingTime';
import styles from './styles.module.css';

/** The metadata that a page shows. */
export type Props = {
  /** The items in display order. */
  readonly entries: readonly PageInfoEntry[];
};

type PageView = {readonly item: 'page-view'};

/** Renders an item, except the view count, which the provider renders. */
function Entry(entry: Exclude<PageInfoEntry, PageView>): ReactNode {
  switch (entry.item) {
    case 'author':
      return <Author {...entry.author} />;
    case 'original':
      return <Original />;
    case 'date':
      return <Day date={entry.day} />;
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
    <li>
      <Entry {...entry} />
    </li>
  );
}

/** Information about a page below its title; empty if there is none. */
export default function PageInfo({entries}: Props): ReactNode {
  if (entries.length === 0) {
    return null;
  }
  return (
    <ul
      className={styles.info}
      aria-label={translate({
        id: 'site.pageInfo.label',
        message: 'About this page',
        description: 'Name of the list under the title of a page',
      })}>
      {entries.map((entry) => (
        <Item key={entry.item} {...entry} />
      ))}
    </ul>
  );
}
