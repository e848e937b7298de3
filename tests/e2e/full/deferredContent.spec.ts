import {expect, test, type Page} from '@playwright/test';
import {FROM, TO, follow, open, scrollY} from '../../support/e2e/reading';

/** Returns the last heading in the text of a page. */
function lastHeading(page: Page): Promise<string | null> {
  return page.locator('.markdown :is(h2, h3)').last().textContent();
}

/** Counts layout shifts below the text while readers see it. */
function watchShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    new PerformanceObserver((list) => {
      const count = Number(document.documentElement.dataset['shifts'] ?? '0');
      document.documentElement.dataset['shifts'] = String(
        count + list.getEntries().length,
      );
    }).observe({type: 'layout-shift'});
  });
}

test('a page is complete after a navigation on a phone, without layout shifts', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(TO);
  const end = await lastHeading(page);
  const blocks = await page.locator('.markdown > *').count();
  await open(page, FROM);
  await watchShifts(page);
  const link = page.locator(`a[href="${TO}"]`);
  await link.first().evaluate((each: HTMLElement) => {
    each.click();
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Saving Throws',
  );
  await expect(page.locator('.markdown > *')).toHaveCount(blocks);
  expect(await lastHeading(page)).toBe(end);
  await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
});

test('an anchor far down a page is there at once', async ({page}) => {
  await open(page, '/combat-and-tactics/');
  await page.locator('a[href$="#the-dead-in-a-fight"]').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Turning Undead',
  );
  const target = page.locator('#the-dead-in-a-fight');
  await expect(target).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(200);
});

test('a page is printed whole after a navigation', async ({page}) => {
  await page.goto(TO);
  const end = (await lastHeading(page)) ?? '';
  await open(page, FROM);
  await follow(page, TO);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Saving Throws',
  );
  await page.emulateMedia({media: 'print'});
  await expect(
    page.locator('.markdown').getByText(end, {exact: true}).last(),
  ).toBeVisible();
});
