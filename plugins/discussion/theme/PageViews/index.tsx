import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {updatePageview} from '@waline/api';
import {useEffect, useState, type ReactNode} from 'react';
import {language} from '../../../../src/shared/model/language';
import type {Waline} from '../../../../src/site/discussion';
import styles from './styles.module.css';

/** The view count. It reserves its space while loading, and disappears if loading fails. */
export default function PageViews(): ReactNode {
  const {permalink: path} = useDoc().metadata;
  const {server: serverURL} = usePluginData('discussion') as Waline;
  const [views, setViews] = useState<number | 'asked' | undefined>('asked');
  const {selectMessage} = usePluralForm();
  useEffect(() => {
    let isShown = true;
    const report = (found?: number): void => {
      if (isShown) {
        setViews(Number.isInteger(found) ? found : undefined);
      }
    };
    updatePageview({serverURL, lang: language, path}).then(
      (answer) => {
        report(answer[0]?.time);
      },
      () => {
        report();
      },
    );
    return () => {
      isShown = false;
    };
  }, [path, serverURL]);
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
