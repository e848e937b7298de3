import type {Discussion} from '../../src/site/discussion';

/** What the site has set. */
export type Options = {
  /** How readers talk to one another. */
  readonly discussion: Discussion;
};
