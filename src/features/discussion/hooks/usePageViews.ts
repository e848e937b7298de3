import {language} from '../../../shared/lib/language';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {updatePageview} from '@waline/api';
import {useEffect, useState} from 'react';
import {findViews} from '../lib/discussion';
import {isDiscussion} from '../../../site/discussion';
import {limits} from '../../../site/limits';
import {withinTime} from './withinTime';

/** The view count of a page: loading, known, or unavailable. */
export type PageViews = number | 'asked' | 'unknown';

/** Waits until the page is visible: one that the browser renders ahead may never be opened. */
async function whenSeen(): Promise<void> {
  if ('prerendering' in document && document.prerendering === true) {
    await new Promise((resolve) => {
      document.addEventListener('prerenderingchange', resolve, {once: true});
    });
  }
}

/** Counts a view and returns the new total. */
async function countView(setting: unknown, path: string): Promise<PageViews> {
  await whenSeen();
  if (!isDiscussion(setting, 'waline')) {
    return 'unknown';
  }
  const {server: serverURL} = setting;
  const counted = updatePageview({serverURL, lang: language, path});
  return (
    findViews(await withinTime(counted, limits.discussionAnswer)) ?? 'unknown'
  );
}

/** The view count of the current page, including this view. */
export function usePageViews(): PageViews {
  const {permalink} = useDoc().metadata;
  const setting = usePluginData('discussion');
  const [views, setViews] = useState<PageViews>('asked');
  useEffect(() => {
    let isShown = true;
    const report = (found: PageViews): void => {
      if (isShown) {
        setViews(found);
      }
    };
    void countView(setting, permalink).then(report, () => {
      report('unknown');
    });
    return () => {
      isShown = false;
    };
  }, [permalink, setting]);
  return views;
}
