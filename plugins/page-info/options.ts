import type {PageAuthor} from '../../src/lib/frontMatter';

/** What the site says of itself, for the pages that say nothing. */
export type Options = {
  /** Root of the project, where pages and history are. */
  readonly siteDir: string;
  /** Author of pages that name none. */
  readonly author: PageAuthor;
};
