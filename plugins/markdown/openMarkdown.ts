import {pageMarkdown} from '.';

/** The Markdown pipeline of public pages. */
export function openMarkdown(siteDir: string) {
  return pageMarkdown({
    siteDir,
    namesDocuments: true,
    linksCopies: true,
    inParts: true,
    marksSessions: true,
  });
}
