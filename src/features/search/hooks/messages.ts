import type {Hit} from '../lib/engine';
import type {SearchRecord} from '../../../shared/lib/searchRecord';

/** What the page asks of the thread that searches. */
export type Request =
  | {
      readonly type: 'load';
      readonly addresses: readonly string[];
      /** Where the documents are, which are added after all else. */
      readonly documents: readonly string[];
      /** What can be found besides: that of locked pages, for those who may read them. */
      readonly unlocked: readonly SearchRecord[];
    }
  | {
      readonly type: 'search';
      readonly id: number;
      readonly query: string;
      readonly limit: number;
    };

/** What the thread answers. */
export type Answer =
  | {readonly type: 'ready'}
  | {readonly type: 'failed'}
  /** Documents can be found from now on, too. */
  | {readonly type: 'grown'}
  | {readonly type: 'hits'; readonly id: number; readonly hits: readonly Hit[]};
