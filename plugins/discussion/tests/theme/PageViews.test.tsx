import {act} from '@testing-library/react';
import PageViews from '../../theme/PageViews';
import {renderDoc} from '../../../../tests/support/renderDoc';

const posts: unknown[] = [];
let answer: Promise<unknown> = Promise.resolve();
let setting: unknown;

jest.mock('@waline/api', () => ({
  updatePageview: (post: unknown) => {
    posts.push(post);
    return answer;
  },
}));

jest.mock('@docusaurus/useGlobalData', () => ({
  ...jest.requireActual<object>('@docusaurus/useGlobalData'),
  usePluginData: () => setting,
}));

const permalink = '/magic-science/healing.html';

/** Renders the item on a page, and waits for its requests. */
async function show(): Promise<HTMLElement> {
  const {container} = renderDoc(<PageViews />, {metadata: {permalink}});
  await act(async () => {
    await Promise.resolve();
  });
  return container;
}

beforeEach(() => {
  posts.length = 0;
  setting = {provider: 'waline', server: 'https://comments.example'};
});

describe('the number of views', () => {
  it('is counted once, under the canonical address of the page', async () => {
    answer = Promise.resolve([{time: 3}]);
    await show();
    expect(posts).toEqual([
      {
        serverURL: 'https://comments.example',
        lang: 'en-US',
        path: permalink,
      },
    ]);
  });

  it.each([
    [1, '1 view'],
    [2, '2 views'],
    [1204, '1,204 views'],
  ])('is shown, for %i, as %s', async (time, text) => {
    answer = Promise.resolve([{time}]);
    expect((await show()).textContent).toBe(text);
  });

  it('keeps its place while it is unknown', async () => {
    answer = new Promise(() => undefined);
    const {childElementCount, textContent} = await show();
    expect([childElementCount, textContent]).toEqual([1, '']);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('500'))],
    ['says nothing', () => Promise.resolve([])],
    ['says something else', () => Promise.resolve([{time: 'often'}])],
    ['says half a view', () => Promise.resolve([{time: 1.5}])],
  ])('is not shown if the counter %s', async (_, answers) => {
    answer = answers();
    expect((await show()).childElementCount).toBe(0);
  });
});
