import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import Day from '../../../page-info/theme/Day';
import type {News} from '../../model/news';
import styles from './styles.module.css';

type Props = {readonly pages: News['changed']};

/** The most recently changed pages, each with its area and the day. */
export default function ChangedPages({pages}: Props): ReactNode {
  return (
    pages.length > 0 && (
      <section>
        <Heading as="h2">
          <Translate
            id="site.news.changed"
            description="Heading of the list of pages that changed last">
            Recently changed pages
          </Translate>
        </Heading>
        <ul>
          {pages.map(({to, title, area, updated}) => (
            <li key={to}>
              <Link to={to}>{title}</Link>{' '}
              <span className={styles.note}>
                {area}
                <span className={styles.day}>
                  <Day {...updated} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
