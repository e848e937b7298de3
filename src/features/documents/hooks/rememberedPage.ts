import {storage} from '../../../site/storage';

function getKey(link: string): string {
  return `${storage.pdfPage}:${link}`;
}

/** The 1-based page of a document that readers were on in this session. */
export function rememberedPage(link: string): number | undefined {
  try {
    const page = Number(sessionStorage.getItem(getKey(link)));
    return Number.isInteger(page) && page > 0 ? page : undefined;
  } catch {
    // A browser may deny storage; nothing is remembered then.
    return undefined;
  }
}

/** Remembers the current page of a document for this session. */
export function rememberPage(link: string, page: number): void {
  try {
    sessionStorage.setItem(getKey(link), `${page}`);
  } catch {
    // A browser may deny storage; nothing is remembered then.
  }
}
