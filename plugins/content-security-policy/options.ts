import type {Discussion} from '../../src/site/discussion';

/** The options of the policy. */
export type Options = {
  /** The provider of comments, which determines the external hosts. */
  readonly discussion: Discussion;
};
