import {expect, test, type Locator, type Page} from '@playwright/test';
import {FROM, follow, open, scrollY, TO} from '../../support/e2e/reading';

function title(page: Page): Locator {
  return page.getByRole('heading', {level: 1});
}

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
