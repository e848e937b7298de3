import {language} from '../../../shared/lib/language';
import style from '@generated/discussion/default/walineStyle.json';
import {getComment} from '@waline/api';
import {init} from '@waline/client';

/** Where the comments of a page are stored and shown. */
type CommentsPage = {
  readonly element: HTMLElement;
  readonly server: string;
  readonly path: string;
};

let sheet: CSSStyleSheet | undefined;

/** Adds the client's styles once. They are not part of the style sheet that every page loads. */
function addStyle(): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }
}

/** Requests one comment of a page, because the client does not report failures. */
export async function reach(server: string, path: string): Promise<void> {
  const {count}: {readonly count: unknown} = await getComment({
    serverURL: server,
    lang: language,
    path,
    page: 1,
    pageSize: 1,
    sortBy: 'insertedAt_desc',
  });
  if (typeof count !== 'number') {
    throw new Error('The server of comments gave no list.');
  }
}

/** Shows the comments of a page with the form; returns a function that removes them. */
export function show({element, server, path}: CommentsPage): () => void {
  addStyle();
  const client = init({
    el: element,
    serverURL: server,
    path,
    lang: language,
    // Turns off what the client would load from other hosts: emoji and image search.
    emoji: false,
    search: false,
    imageUploader: false,
    texRenderer: false,
    highlighter: false,
    noRss: true,
    // Views are counted by usePageViews.
    pageview: false,
    comment: false,
  });
  return () => {
    client?.destroy();
  };
}
