import type {HouseFrontMatter} from '../../../shared/lib/frontMatter';

/** What decides how readers meet on a page. */
export type DiscussionSource = {
  /** Who keeps comments and counts; `off` is nobody. */
  readonly provider: 'off' | 'waline' | 'giscus';
  /** Whether readers need a password for the page. */
  readonly locked: boolean;
  readonly frontMatter: Pick<HouseFrontMatter, 'comment'>;
};

/** How readers meet on a page. */
export type PageDiscussion = {
  /** Whether readers can write below the page. */
  readonly comments: boolean;
  /** Whether it is counted how often the page is shown. */
  readonly views: boolean;
};

/** Decides how readers meet on a page: never on a locked one, whose address alone would tell of it. */
export function decideDiscussion(source: DiscussionSource): PageDiscussion {
  const {provider, locked, frontMatter} = source;
  return {
    comments: provider !== 'off' && !locked && frontMatter.comment !== false,
    views: provider === 'waline' && !locked,
  };
}

/**
 * Finds in the answer of a counter how often a page was shown.
 *
 * @returns nothing where the answer is none.
 */
export function findViews(answer: unknown): number | undefined {
  const counters: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const [counter] = counters;
  const views =
    typeof counter === 'object' && counter !== null && 'time' in counter
      ? counter.time
      : undefined;
  return typeof views === 'number' && Number.isInteger(views) && views > 0
    ? views
    : undefined;
}

/** Where the comments below a page stand: not looked for yet, on their way, there, or out of reach. */
export type CommentsState = 'far' | 'loading' | 'shown' | 'failed';

/** What happens to the comments below a page. */
export type CommentsEvent = 'near' | 'arrive' | 'fail' | 'retry';

const transitions: Readonly<
  Record<CommentsState, Partial<Record<CommentsEvent, CommentsState>>>
> = {
  far: {near: 'loading'},
  loading: {arrive: 'shown', fail: 'failed'},
  shown: {},
  failed: {retry: 'loading'},
};

/** Decides what becomes of the comments: they are fetched once readers come near, and again only when asked for. */
export function nextCommentsState(
  state: CommentsState,
  event: CommentsEvent,
): CommentsState {
  return transitions[state][event] ?? state;
}
