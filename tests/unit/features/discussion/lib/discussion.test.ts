import {
  decideDiscussion,
  nextCommentsState,
  findViews,
  type CommentsEvent,
  type CommentsState,
  type DiscussionSource,
} from '../../../../../src/features/discussion/lib/discussion';

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

describe('the answer of a counter', () => {
  it.each([1, 1204])('gives %i views', (time) => {
    expect(findViews([{time}])).toBe(time);
  });

  it.each([
    undefined,
    null,
    '1',
    1,
    {time: 1},
    [],
    [null],
    [1],
    [{}],
    [{time: '1'}],
    [{time: 0}],
    [{time: -1}],
    [{time: 1.5}],
    [{time: Number.NaN}],
  ])('gives nothing if it is %j', (answer) => {
    expect(findViews(answer)).toBeUndefined();
  });
});

/** Returns the state of comments after a series of events. */
function after(...events: CommentsEvent[]): CommentsState {
  return events.reduce<CommentsState>(nextCommentsState, 'far');
}

describe('the comments below a page', () => {
  it.each<[CommentsState, CommentsEvent[]]>([
    ['far', []],
    ['loading', ['near']],
    ['shown', ['near', 'arrive']],
    ['failed', ['near', 'fail']],
    ['loading', ['near', 'fail', 'retry']],
    ['shown', ['near', 'fail', 'retry', 'arrive']],
  ])('are %s after %j', (state, events) => {
    expect(after(...events)).toBe(state);
  });

  it.each<[CommentsState, CommentsEvent[]]>([
    ['far', ['arrive', 'fail', 'retry']],
    ['loading', ['near', 'near', 'retry']],
    ['shown', ['near', 'arrive', 'fail', 'near', 'retry']],
    ['failed', ['near', 'fail', 'near', 'arrive']],
  ])('stay %s after a late event: %j', (state, events) => {
    expect(after(...events)).toBe(state);
  });
});
