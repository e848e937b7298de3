import {expect, test} from '@playwright/test';
import {sites} from '../../support/e2e/sites';

test('the host sends ranges of a file, compresses text and reports missing files (R11)', async ({
  request,
}) => {
  const part = await request.get('/favicon.ico', {
    headers: {range: 'bytes=0-3'},
  });
  expect(part.status()).toBe(206);
  expect(await part.body()).toHaveLength(4);
  const page = await request.get('/', {headers: {'accept-encoding': 'br'}});
  expect(page.headers()['content-encoding']).toBe('br');
  expect((await request.get('/nothing.csv')).status()).toBe(404);
});

test('every page and file is available without scripts (X9)', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(sites.main.address);
  await page
    .locator('main')
    .getByRole('link', {name: 'Combat and Tactics'})
    .click();
  await expect(page).toHaveURL(/\/combat-and-tactics\/$/);
  await page.locator('main a[href$="bab-table.html"]').first().click();
  await expect(page.getByRole('table').first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: /CSV/}).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await context.close();
});
