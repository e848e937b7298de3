import type {DiscussionSource} from '../discussion/model/discussion';
import type {ReadHistories} from '../../src/shared/model/fileHistory';
import type {PageAuthor} from '../../src/shared/model/frontMatter';

/** The inputs that are the same for all pages. */
export type Options = {
  /** Root of the project, where pages are. */
  readonly siteDir: string;
  /** Author of pages that do not name one. */
  readonly author: PageAuthor;
  /** The provider of comments and view counts; `off` is none. */
  readonly provider: DiscussionSource['provider'];
  /** Whether the page of a source file is locked. */
  readonly isLocked: (path: string) => boolean;
  readonly histories: ReadHistories;
};
