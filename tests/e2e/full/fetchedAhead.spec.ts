import {expect, test, type Page} from '@playwright/test';
import {FROM, TO, open, quiet, scripts} from '../../support/e2e/reading';
import {findTellingPhrases} from '../../../world/tests/support/secrets';

/** Returns the link to another page in the sidebar. */
function linkTo(page: Page, path: string) {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator(`a[href="${path}"]`);
}

test('a page is prefetched once, however often readers return to its link (R14)', async ({
  page,
}) => {
  await open(page, FROM);
  const fetched = scripts(page);
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

test('a touch is a sign of intent too (R14)', async ({page}) => {
  await open(page, FROM);
  const fetched = scripts(page);
  await linkTo(page, TO).dispatchEvent('touchstart');
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test('nothing is prefetched for readers who save data (R14)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
  await open(page, FROM);
  await quiet(page);
  const fetched = scripts(page);
  await linkTo(page, TO).hover();
  await linkTo(page, TO).focus();
  await quiet(page);
  expect(fetched).toEqual([]);
});

test('nothing readable of a locked page is prefetched (R14, G4)', async ({
  page,
}) => {
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
