import type {ReactNode} from 'react';
import {language} from '../../../../src/shared/model/language';
import type {Giscus} from '../../../../src/site/discussion';
import Comments, {type CommentsPlace} from '../Comments';
import type {Provider} from './provider';

/** Origin of the giscus frame. */
const HOST = 'https://giscus.app';

/** The giscus theme that matches the site's color mode. */
function getTheme(): 'dark' | 'light' {
  const {theme} = document.documentElement.dataset;
  return theme === 'dark' ? 'dark' : 'light';
}

/** Shows the giscus comments; loads its script on the first call. */
async function show(place: CommentsPlace): Promise<void> {
  const {element, path, setting, signal} = place;
  await import('giscus');
  if (signal.aborted) {
    return;
  }
  const {repo, repoId, category, categoryId} = setting as Giscus;
  const widget = Object.assign(document.createElement('giscus-widget'), {
    host: HOST,
    repo,
    repoId,
    category,
    categoryId,
    mapping: 'specific' as const,
    term: path,
    strict: '1' as const,
    theme: getTheme(),
    lang: new Intl.Locale(language).language,
  });
  const followTheme = new MutationObserver(() => {
    widget.theme = getTheme();
  });
  followTheme.observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  signal.addEventListener('abort', () => {
    followTheme.disconnect();
    widget.remove();
  });
  element.append(widget);
  // A frame that failed to load sends no message.
  await new Promise<void>((resolve) => {
    const listen = ({origin}: MessageEvent): void => {
      if (origin === HOST) {
        resolve();
      }
    };
    window.addEventListener('message', listen, {signal});
  });
}

function GiscusComments(): ReactNode {
  return <Comments show={show} />;
}

/** Giscus: comments, but no view counts. */
export const provider: Provider = {Comments: GiscusComments};
