import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import EditThisPage from '@theme/EditThisPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Changes from '../../../../plugins/page-info/theme/Changes';
import PageInfo from '../../../../plugins/page-info/theme/PageInfo';
import Day from '../../../../plugins/page-info/theme/Day';
import type {WrittenDay} from '../../../../plugins/page-info/model/writeDay';
import {usePageInfo} from '../../../../plugins/page-info/client/usePageInfo';
import styles from './styles.module.css';

function LastUpdated(day: WrittenDay): ReactNode {
  return (
    <p>
      <Translate
        id="site.pageFoot.lastUpdated"
        description="When the page was last changed, at its foot"
        values={{date: <Day {...day} />}}>
        {'Last updated: {date}'}
      </Translate>
    </p>
  );
}

function Contributors({names}: {readonly names: readonly string[]}): ReactNode {
  return (
    <p>
      <Translate
        id="site.pageFoot.contributors"
        description="Who wrote the page, at its foot"
        values={{names: names.join(', ')}}>
        {'Contributors: {names}'}
      </Translate>
    </p>
  );
}

/** The edit link, last update, and contributors of a page; nothing if all of these are unknown. */
function Origin(): ReactNode {
  const {editUrl} = useDoc().metadata;
  const {updated, contributors} = usePageInfo();
  return typeof editUrl === 'string' || updated || contributors ? (
    <footer
      className={clsx(
        ThemeClassNames.docs.docFooter,
        styles.foot,
        'docusaurus-mt-lg',
      )}>
      {typeof editUrl === 'string' && (
        <p className={styles.edit}>
          <EditThisPage editUrl={editUrl} />
        </p>
      )}
      {updated !== undefined && <LastUpdated {...updated} />}
      {contributors !== undefined && <Contributors names={contributors} />}
    </footer>
  ) : null;
}

/**
 * The foot of a page: page information on phones, then changes, the edit link, date, and
 * contributors.
 */
export default function DocItemFooter(): ReactNode {
  const {entries, changes} = usePageInfo();
  return (
    <>
      <PageInfo entries={entries} atFoot />
      {changes !== undefined && <Changes changes={changes} />}
      <Origin />
    </>
  );
}
