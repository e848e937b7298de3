import {language} from '../../../shared/lib/language';
import type {GiscusWidget} from 'giscus';
import {isDiscussion, type Giscus} from '../../../site/discussion';
import {limits} from '../../../site/limits';
import type {MountComments} from './useComments';
import {withinTime} from './withinTime';

/** Origin of the giscus frame. */
const HOST = 'https://giscus.app';

/** The giscus theme that matches the site's color mode. */
function getSiteTheme(): 'dark' | 'light' {
  return document.documentElement.dataset['theme'] === 'dark'
    ? 'dark'
    : 'light';
}

/** Creates the giscus widget. */
function widget(setting: Giscus, path: string): GiscusWidget {
  const {repo, repoId, category, categoryId} = setting;
  return Object.assign(document.createElement('giscus-widget'), {
    host: HOST,
    repo,
    repoId,
    category,
    categoryId,
    mapping: 'specific' as const,
    term: path,
    strict: '1' as const,
    theme: getSiteTheme(),
    lang: new Intl.Locale(language).language,
  });
}

/** Keeps the widget in the site's color mode. */
function followTheme(element: GiscusWidget): MutationObserver {
  const observer = new MutationObserver(() => {
    element.theme = getSiteTheme();
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
  return observer;
}

/** Waits for the first message of giscus; a frame that failed to load sends none. */
function firstWord(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener(
      'message',
      ({origin}) => {
        if (origin === HOST) {
          resolve();
        }
      },
      {signal},
    );
  });
}

/** Shows the giscus comments; loads its script on the first call. */
export const mountGiscus: MountComments = ({
  element,
  path,
  setting,
  onArrive,
  onFail,
}) => {
  const end = new AbortController();
  async function mount(): Promise<void> {
    if (!isDiscussion(setting, 'giscus')) {
      throw new Error('The page knows no repository of discussions.');
    }
    await import('giscus');
    if (end.signal.aborted) {
      return;
    }
    const comments = widget(setting, path);
    const theme = followTheme(comments);
    end.signal.addEventListener('abort', () => {
      theme.disconnect();
      comments.remove();
    });
    element.append(comments);
    await firstWord(end.signal);
  }
  const report = (then: () => void) => (): void => {
    if (!end.signal.aborted) {
      then();
    }
  };
  void withinTime(mount(), limits.discussionAnswer).then(
    report(onArrive),
    report(onFail),
  );
  return () => {
    end.abort();
  };
};
