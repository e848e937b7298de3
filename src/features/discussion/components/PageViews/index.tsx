import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {updatePageview} from '@waline/api';
import {useEffect, useState, type ReactNode} from 'react';
import {language} from '../../../../shared/lib/language';
import {isDiscussion} from '../../../../site/discussion';
import styles from './styles.module.css';

/** Counts a view, and returns the new total; undefined if the answer is none. */
async function countView(
  setting: unknown,
  path: string,
): Promise<number | undefined> {
  // A page that the browser renders ahead may never be opened.
  if ('prerendering' in document && document.prerendering === true) {
    await new Promise((resolve) => {
      document.addEventListener('prerenderingchange', resolve, {once: true});
    });
  }
  if (!isDiscussion(setting, 'waline')) {
    return undefined;
  }
  const {server: serverURL} = setting;
  const answer = await updatePageview({serverURL, lang: language, path});
  const views = Array.isArray(answer) ? answer[0]?.time : undefined;
  return Number.isInteger(views) ? views : undefined;
}

/** The view count. It reserves its space while loading, and disappears if loading fails. */
export default function PageViews(): ReactNode {
  const {permalink} = useDoc().metadata;
  const setting = usePluginData('discussion');
  const [views, setViews] = useState<number | 'asked' | undefined>('asked');
  const {selectMessage} = usePluralForm();
  useEffect(() => {
    let isShown = true;
    const report = (found?: number): void => {
      if (isShown) {
        setViews(found);
      }
    };
    void countView(setting, permalink).then(report, () => {
      report();
    });
    return () => {
      isShown = false;
    };
  }, [permalink, setting]);
  if (typeof views !== 'number') {
    return views && <li className={styles.asked} />;
  }
  const forms = translate(
    {
      id: 'site.pageViews.count',
      message: '{count} view|{count} views',
      description:
        'How often a page was shown, under its title: one, and several',
    },
    {count: views.toLocaleString(language)},
  );
  return <li className={styles.known}>{selectMessage(views, forms)}</li>;
}
