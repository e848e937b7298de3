import type {Discussion} from '../../src/site/discussion';

/** The options of comments. */
export type Options = {
  /** The provider of comments and its settings. */
  readonly discussion: Discussion;
};
