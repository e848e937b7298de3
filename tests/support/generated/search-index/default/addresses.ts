import type {SealedRecords} from '@engine/docs-lock/method/types';

/** The parts of the index of the built site. */
export const parts: readonly string[] = ['/assets/search/part-0.json'];

/** The parts of it that hold documents. */
export const documents: readonly string[] = ['/assets/search/part-1.json'];

/** What links show of where they lead. */
export const previews = '/assets/search/previews.json';

/** What can be found on locked pages: tests put it there. */
export const sealedRecords: SealedRecords[] = [];

/** Fetches that. */
export function lockedRecords() {
  return Promise.resolve({default: sealedRecords});
}
