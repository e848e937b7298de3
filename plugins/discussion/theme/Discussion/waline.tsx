import {getComment} from '@waline/api';
import type {ReactNode} from 'react';
import {language as lang} from '../../../../src/shared/model/language';
import type {Waline} from '../../../../src/site/discussion';
import Comments, {type CommentsPlace} from '../Comments';
import PageViews from '../PageViews';
import type {Provider} from './provider';

/** The client's styles, which are not part of the style sheet that every page loads. */
let sheet: CSSStyleSheet | undefined;

/** Shows the comments of a Waline server; loads its client on the first call. */
async function show(place: CommentsPlace): Promise<void> {
  const {element, path, setting, signal} = place;
  const {server: serverURL} = setting as Waline;
  const [{init}, {default: style}] = await Promise.all([
    import('@waline/client'),
    import('@generated/discussion/default/walineStyle.json'),
    // The client does not report failures, so this requests one comment first.
    getComment({
      serverURL,
      lang,
      path,
      signal,
      page: 1,
      pageSize: 1,
      sortBy: 'insertedAt_desc',
    }),
  ]);
  if (signal.aborted) {
    return;
  }
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }
  const client = init({
    el: element,
    serverURL,
    path,
    lang,
    // Turns off the parts that the client would load from other hosts: emoji and image search.
    emoji: false,
    search: false,
    imageUploader: false,
    texRenderer: false,
    highlighter: false,
    noRss: true,
    // Views are counted by PageViews.
    pageview: false,
    comment: false,
  });
  signal.addEventListener('abort', () => client?.destroy());
}

function WalineComments(): ReactNode {
  return <Comments show={show} />;
}

/** Waline: comments and view counts. */
export const provider: Provider = {Comments: WalineComments, PageViews};
