import type {Hit} from '../../lib/search/engine';

/** What the page asks of the thread that searches. */
export type Request =
  | {readonly type: 'load'; readonly addresses: readonly string[]}
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
  | {readonly type: 'hits'; readonly id: number; readonly hits: readonly Hit[]};
