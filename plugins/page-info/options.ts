import type {DiscussionSource} from '../../src/features/discussion/lib/discussion';
import type {ReadHistories} from '../../src/shared/lib/fileHistory';
import type {PageAuthor} from '../../src/shared/lib/frontMatter';

/** What the site says of itself, for the pages that say nothing. */
export type Options = {
  /** Root of the project, where pages are. */
  readonly siteDir: string;
  /** Author of pages that name none. */
  readonly author: PageAuthor;
  /** Who keeps the comments of readers and counts views; `off` is nobody. */
  readonly provider: DiscussionSource['provider'];
  /** Tells whether readers need a password for the page that is made of a file. */
  readonly isLocked: (path: string) => boolean;
  readonly histories: ReadHistories;
};
