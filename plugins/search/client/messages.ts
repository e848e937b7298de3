import type {Hit} from '../model/engine';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';

/** A message to the search worker. */
export type Request =
  | {
      readonly type: 'load';
      readonly addresses: readonly string[];
      /** Addresses of the document indexes, which are added last. */
      readonly documents: readonly string[];
      /** Records of unlocked pages. */
      readonly unlocked: readonly SearchRecord[];
    }
  | {
      readonly type: 'search';
      readonly id: number;
      readonly query: string;
      readonly limit: number;
    };

/** A message from the search worker. */
export type Answer =
  | {readonly type: 'ready'}
  | {readonly type: 'failed'}
  /** Documents have been added to the index. */
  | {readonly type: 'grown'}
  | {readonly type: 'hits'; readonly id: number; readonly hits: readonly Hit[]};
