import style from '@generated/discussion/default/walineStyle.json';
import {getComment} from '@waline/api';
import {init} from '@waline/client';

/** The only language of the site. */
const LANGUAGE = 'en-US';

/** Where the comments of a page are kept and shown. */
type Place = {
  readonly element: HTMLElement;
  readonly server: string;
  readonly path: string;
};

let sheet: CSSStyleSheet | undefined;

/** Adds the styles of the client once: not with those of the site, which every page loads. */
function addStyle(): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }
}

/** Asks the server for one comment of a page: the client itself does not tell when it fails. */
export async function reach(server: string, path: string): Promise<void> {
  const {count}: {readonly count: unknown} = await getComment({
    serverURL: server,
    lang: LANGUAGE,
    path,
    page: 1,
    pageSize: 1,
    sortBy: 'insertedAt_desc',
  });
  if (typeof count !== 'number') {
    throw new Error('The server of comments gave no list.');
  }
}

/** Shows the comments of a page and the form to write one; gives back what takes them away. */
export function show({element, server, path}: Place): () => void {
  addStyle();
  const client = init({
    el: element,
    serverURL: server,
    path,
    lang: LANGUAGE,
    // What the client would fetch from other hosts: pictures to choose from, and searches for them.
    emoji: false,
    search: false,
    imageUploader: false,
    texRenderer: false,
    highlighter: false,
    noRss: true,
    // Views are counted where they are shown.
    pageview: false,
    comment: false,
  });
  return () => {
    client?.destroy();
  };
}
