import type {HouseFrontMatter} from '../../../src/shared/model/frontMatter';

/** The inputs that determine comments and view counts. */
export type DiscussionSource = {
  /** The provider; `off` is none. */
  readonly provider: 'off' | 'waline' | 'giscus';
  readonly locked: boolean;
  readonly frontMatter: Pick<HouseFrontMatter, 'comment'>;
};

/** Whether readers can comment on a page, and whether its views are counted. */
export type PageDiscussion = {
  readonly comments: boolean;
  readonly views: boolean;
};

/**
 * Decides on comments and view counts. A locked page has neither, because even its address would
 * reach the provider.
 */
export function decideDiscussion({
  provider,
  locked,
  frontMatter,
}: DiscussionSource): PageDiscussion {
  return {
    comments: provider !== 'off' && !locked && frontMatter.comment !== false,
    views: provider === 'waline' && !locked,
  };
}
