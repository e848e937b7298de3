import {decideDiscussion, type DiscussionSource} from '../../model/discussion';

/**
 * Whether comments and views are on for an open page without settings, apart from the given ones.
 */
function on(source: Partial<DiscussionSource>): readonly [boolean, boolean] {
  const {comments, views} = decideDiscussion({
    provider: 'waline',
    locked: false,
    frontMatter: {},
    ...source,
  });
  return [comments, views];
}

describe('comments and views of a page', () => {
  it.each([
    ['off', [false, false]],
    ['waline', [true, true]],
    ['giscus', [true, false]],
  ] as const)('are on or off, with %s: %j', (provider, expected) => {
    expect(on({provider})).toEqual(expected);
  });

  it('are off on a locked page', () => {
    expect(on({locked: true})).toEqual([false, false]);
    expect(on({locked: true, frontMatter: {comment: true}})).toEqual([
      false,
      false,
    ]);
  });

  it('are views alone if the page wants no comments', () => {
    expect(on({frontMatter: {comment: false}})).toEqual([false, true]);
    expect(on({frontMatter: {comment: true}})).toEqual([true, true]);
  });
});
