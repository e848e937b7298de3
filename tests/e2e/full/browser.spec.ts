import {expect, test} from '@playwright/test';

test('browser features that Playwright disables stay disabled', async ({
  browser,
}) => {
  const session = await browser.newBrowserCDPSession();
  const {commandLine} = await session.send('SystemInfo.getInfo');
  const lists = [...commandLine.matchAll(/--disable-features=(?<list>\S+)/g)];
  const [playwright = [], ours = []] = lists.map(
    ({groups}) => groups?.['list']?.split(',') ?? [],
  );
  expect(lists).toHaveLength(2);
  expect(ours).toEqual(expect.arrayContaining(playwright));
  expect(playwright).not.toEqual([]);
});
