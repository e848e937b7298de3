import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {updatePageview} from '@waline/api';
import {useEffect, useState} from 'react';
import {findViews} from '../lib/discussion';
import {isDiscussion} from '../../../site/discussion';
import {limits} from '../../../site/limits';
import {withinTime} from './withinTime';

/** How often a page was shown: asked for, known, or not to be had. */
export type PageViews = number | 'asked' | 'unknown';

/** Waits until the page is seen: a browser may run a page ahead that readers never open. */
async function whenSeen(): Promise<void> {
  if ('prerendering' in document && document.prerendering === true) {
    await new Promise((resolve) => {
      document.addEventListener('prerenderingchange', resolve, {once: true});
    });
  }
}

/** Counts that a page is shown, and finds out how often it was. */
async function countView(setting: unknown, path: string): Promise<PageViews> {
  await whenSeen();
  if (!isDiscussion(setting, 'waline')) {
    return 'unknown';
  }
  const {server: serverURL} = setting;
  const counted = updatePageview({serverURL, lang: 'en-US', path});
  return (
    findViews(await withinTime(counted, limits.discussionAnswer)) ?? 'unknown'
  );
}

/** How often the page that is shown was shown, this time among them. */
export function usePageViews(): PageViews {
  const {permalink} = useDoc().metadata;
  const setting = usePluginData('discussion');
  const [views, setViews] = useState<PageViews>('asked');
  useEffect(() => {
    let isShown = true;
    const tell = (found: PageViews): void => {
      if (isShown) {
        setViews(found);
      }
    };
    void countView(setting, permalink).then(tell, () => {
      tell('unknown');
    });
    return () => {
      isShown = false;
    };
  }, [permalink, setting]);
  return views;
}
