import type {Discussion} from '../../src/site/discussion';

/** What the site has set. */
export type Options = {
  /** How readers talk to one another, and so with which other hosts pages talk. */
  readonly discussion: Discussion;
};
