import type {SealedRecords} from '../../../../../plugins/lock/format/types';

/** The parts of the index. */
export const parts: readonly string[] = ['/assets/search/part-0.json'];

/** The parts that hold documents. */
export const documents: readonly string[] = ['/assets/search/part-1.json'];

/** The address of the data for link previews. */
export const previews = '/assets/search/previews.json';

/** Records of locked pages; tests fill this in. */
export const sealedRecords: SealedRecords[] = [];

/** Loads the records of locked pages. */
export function lockedRecords() {
  return Promise.resolve({default: sealedRecords});
}
