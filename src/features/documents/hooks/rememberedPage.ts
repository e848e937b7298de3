import {storage} from '../../../site/storage';

function getKey(link: string): string {
  return `${storage.pdfPage}:${link}`;
}

/** The page of a document that readers were on in this session, counted from 1. */
export function rememberedPage(link: string): number | undefined {
  try {
    const page = Number(sessionStorage.getItem(getKey(link)));
    return Number.isInteger(page) && page > 0 ? page : undefined;
  } catch {
    // A browser may keep storage from a site: then nothing is remembered.
    return undefined;
  }
}

/** Remembers the page of a document that readers are on, for this session. */
export function rememberPage(link: string, page: number): void {
  try {
    sessionStorage.setItem(getKey(link), `${page}`);
  } catch {
    // As above.
  }
}
