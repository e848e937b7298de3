import type {GiscusWidget} from 'giscus';
import {isDiscussion, type Giscus} from '../../../site/discussion';
import {limits} from '../../../site/limits';
import type {MountComments} from './useComments';
import {withinTime} from './withinTime';

/** Where giscus runs: the frame on the page comes from there. */
const HOST = 'https://giscus.app';

/** The theme of giscus that goes with the color mode of the site. */
function themeOfSite(): 'dark' | 'light' {
  return document.documentElement.dataset['theme'] === 'dark'
    ? 'dark'
    : 'light';
}

/** Makes the element that giscus draws itself into. */
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
    theme: themeOfSite(),
    lang: 'en',
  });
}

/** Keeps giscus in the color mode of the site; it passes a change on to its frame. */
function followTheme(element: GiscusWidget): MutationObserver {
  const observer = new MutationObserver(() => {
    element.theme = themeOfSite();
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
  return observer;
}

/** Waits until giscus says anything: a frame that could not be loaded is silent. */
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

/** Shows the comments that giscus keeps in a discussion of GitHub; its script is loaded now and not before. */
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
  const tell = (then: () => void) => (): void => {
    if (!end.signal.aborted) {
      then();
    }
  };
  void withinTime(mount(), limits.discussionAnswer).then(
    tell(onArrive),
    tell(onFail),
  );
  return () => {
    end.abort();
  };
};
