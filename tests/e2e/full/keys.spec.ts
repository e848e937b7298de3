import {expect, test, type Locator, type Page} from '@playwright/test';
import {
  FROM,
  follow,
  open,
  quiet,
  scrollY,
  TO,
} from '../../support/e2e/reading';

const FIRST = '/combat-and-tactics/combat-parameters.html';
const SECOND = '/combat-and-tactics/action-points.html';

function title(page: Page): Locator {
  return page.getByRole('heading', {level: 1});
}

// Tests that count entries of the history have a tab of their own: it holds no more than fifty.
test('Alt and the arrow keys turn pages in reading order', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await open(page, FIRST);
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).toHaveURL(SECOND);
  await expect(title(page)).toHaveText('Action Points');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(title(page)).toHaveText('Armor and Defense');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).toHaveURL(SECOND);
  await expect(title(page)).toHaveText('Action Points');
  expect(await page.evaluate(() => window.history.length)).toBe(5);
  await page.close();
});

test('keys pressed during a page change take effect once', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await open(page, FIRST);
  const before = await page.evaluate(() => window.history.length);
  // The next page loads slowly, so that both keys reach the old one.
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    await route.continue();
  });
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(title(page)).toHaveText('Action Points');
  await quiet(page);
  await expect(page).toHaveURL(SECOND);
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
  await page.close();
});

test('the first tab stop leads to the content', async ({page}) => {
  await open(page, FROM);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: 'Skip to main content'});
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(link).not.toBeInViewport();
  await expect(page).toHaveURL(FROM);
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('main') !== null),
  ).toBe(true);
});

test('focus moves to the start of the content, or to what the link points to', async ({
  page,
}) => {
  await page.setViewportSize({width: 1500, height: 800});
  await open(page, FROM);
  await follow(page, TO);
  await expect(title(page)).toHaveText('Saving Throws');
  await expect(title(page)).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Combat Parameters');
  await expect(title(page)).toBeFocused();
  const link = page.locator('.theme-doc-toc-desktop a').nth(2);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.locator(`main [id="${hash.slice(1)}"]`)).toBeFocused();
});

test('focus in a hidden navbar shows it, without scrolling the page', async ({
  page,
}) => {
  await open(page, FROM);
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
  });
  const navbar = page.locator('.navbar');
  await expect(navbar).not.toBeInViewport();
  for (const name of ['Skip to main content', 'Orrameth']) {
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', {name, exact: true}).first(),
    ).toBeFocused();
  }
  await expect(navbar).toBeInViewport({ratio: 0.9});
  expect(await scrollY(page)).toBe(1500);
});
