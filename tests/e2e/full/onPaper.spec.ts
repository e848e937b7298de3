import {expect, test} from '@playwright/test';

test('the documents of a page are neither in its table of contents nor printed with it', async ({
  page,
}) => {
  await page.goto('/character-handbook/stats-and-benchmarks.html');
  const foot = page.getByRole('region', {name: 'On paper'});
  await expect(foot).toBeVisible();
  await expect(
    page.getByRole('navigation').getByRole('link', {name: 'On paper'}),
  ).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(foot).toBeHidden();
});
