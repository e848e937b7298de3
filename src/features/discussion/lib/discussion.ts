import type {HouseFrontMatter} from '../../../shared/lib/frontMatter';

/** The inputs that decide about comments and counts. */
export type DiscussionSource = {
  /** The provider; `off` is none. */
  readonly provider: 'off' | 'waline' | 'giscus';
  /** Whether the page is locked. */
  readonly locked: boolean;
  readonly frontMatter: Pick<HouseFrontMatter, 'comment'>;
};

/** Comments and counts of a page. */
export type PageDiscussion = {
  /** Whether readers can comment on the page. */
  readonly comments: boolean;
  /** Whether views of the page are counted. */
  readonly views: boolean;
};

/** Decides about comments and counts. A locked page has none, since even its address would reach the provider. */
export function decideDiscussion(source: DiscussionSource): PageDiscussion {
  const {provider, locked, frontMatter} = source;
  return {
    comments: provider !== 'off' && !locked && frontMatter.comment !== false,
    views: provider === 'waline' && !locked,
  };
}

/**
 * Reads the view count from a provider's answer.
 *
 * @returns undefined if the answer is malformed.
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

/** The state of a page's comments: not needed yet, loading, shown, or failed. */
export type CommentsState = 'far' | 'loading' | 'shown' | 'failed';

/** An event in the loading of comments. */
export type CommentsEvent = 'near' | 'arrive' | 'fail' | 'retry';

const transitions: Readonly<
  Record<CommentsState, Partial<Record<CommentsEvent, CommentsState>>>
> = {
  far: {near: 'loading'},
  loading: {arrive: 'shown', fail: 'failed'},
  shown: {},
  failed: {retry: 'loading'},
};

/** The next state of comments: they load once readers come near, and again only on request. */
export function nextCommentsState(
  state: CommentsState,
  event: CommentsEvent,
): CommentsState {
  return transitions[state][event] ?? state;
}
