import {expect, test, type Locator, type Page} from '@playwright/test';
import {
  FROM,
  TO,
  follow,
  open,
  quiet,
  scripts,
} from '../../support/e2e/reading';
import {hydrated} from '../../support/e2e/watch';
import {findTellingPhrases} from '../../../world/tests/support/secrets';

/** Returns the link to another page in the sidebar. */
function linkTo(page: Page, path: string): Locator {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator(`a[href="${path}"]`);
}

test('a page is fetched ahead when readers hover over its link, not before, and once', async ({
  page,
}) => {
  await open(page, FROM);
  const fetched = scripts(page);
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await expect(page.locator('.footer')).toBeInViewport();
  await quiet(page);
  expect(fetched).toEqual([]);
  const link = linkTo(page, TO);
  await link.hover();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await quiet(page);
  const once = [...fetched];
  expect(new Set(once).size).toBe(once.length);
  await page.mouse.move(700, 400);
  await link.hover();
  await link.focus();
  await quiet(page);
  expect(fetched).toEqual(once);
});

test('nothing readable of a locked page is fetched ahead', async ({page}) => {
  await open(page, '/');
  const fetched = scripts(page);
  const link = page.locator('main a[href="/reference/"]').first();
  await link.hover();
  await link.focus();
  await quiet(page);
  for (const address of fetched) {
    const text = await (await page.request.get(address)).text();
    expect(findTellingPhrases(text)).toEqual([]);
  }
  const shown = await page.evaluate(() => document.body.textContent);
  expect(findTellingPhrases(shown)).toEqual([]);
});

test('the old page does not scroll while it leaves', async ({page}) => {
  await open(page, FROM);
  await page.evaluate(() => {
    window.scrollTo(0, 900);
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    const look = (): void => {
      const title = document.querySelector('h1')?.textContent ?? '';
      seen.push(`${title} ${Math.round(window.scrollY)}`);
      requestAnimationFrame(look);
    };
    look();
  });
  await follow(page, TO);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Saving Throws',
  );
  const seen = await page.evaluate<string[]>('seen');
  const old = seen.filter((each) => each.startsWith('Combat Parameters'));
  expect(new Set(old)).toEqual(new Set(['Combat Parameters 900']));
});

test('a heading in the address is below the navbar, even after pictures load late', async ({
  page,
}) => {
  await open(page, FROM);
  const id = await page.locator('.markdown h2[id]').nth(2).getAttribute('id');
  await page.goto('/combat-and-tactics/');
  await hydrated(page);
  await page.goto(`${FROM}#${id ?? ''}`);
  await hydrated(page);
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.blockSize = '700px';
    document.querySelector('.markdown')?.prepend(late);
  });
  const top = (): Promise<number> =>
    page
      .locator(`[id="${id ?? ''}"]`)
      .evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(160);
  const navbar = await page.locator('.navbar').boundingBox();
  expect(await top()).toBeGreaterThanOrEqual(navbar?.height ?? 0);
});
