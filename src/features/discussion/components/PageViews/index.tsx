import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {usePageViews} from '../../hooks/usePageViews';
import {formatCount} from '../../lib/formatCount';
import styles from './styles.module.css';

/** The view count. It reserves its space while loading, and disappears if loading fails. */
export default function PageViews(): ReactNode {
  const views = usePageViews();
  const {selectMessage} = usePluralForm();
  if (views === 'unknown') {
    return null;
  }
  if (views === 'asked') {
    return <li className={styles.asked} />;
  }
  const forms = translate(
    {
      id: 'site.pageViews.count',
      message: '{count} view|{count} views',
      description:
        'How often a page was shown, under its title: one, and several',
    },
    {count: formatCount(views)},
  );
  return <li className={styles.known}>{selectMessage(views, forms)}</li>;
}
