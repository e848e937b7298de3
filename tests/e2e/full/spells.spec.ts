import {expect, test} from '@playwright/test';
import {open, scrollY} from '../../support/e2e/reading';
import {ALL, PRIESTS} from '../../support/e2e/spellBrowser';

test('lists, entries and explanations of spells lead to each other without a reload, and Back returns to the same place', async ({
  page,
}) => {
  // The mark of a page is gone after a reload.
  const openMarked = async (path: string) => {
    await open(page, path);
    await page.evaluate(() => {
      document.body.setAttribute('data-marked', '');
    });
  };
  const marked = page.locator('body[data-marked]');

  await test.step('from the list of a House to the entry', async () => {
    await openMarked(PRIESTS);
    await page.getByRole('link', {name: 'Close the Hearth'}).click();
    await expect(page).toHaveURL(/\/magic-science\/#spell-close-the-hearth$/);
    await expect(page.locator('#spell-close-the-hearth')).toBeInViewport();
    await expect(marked).toHaveCount(1);
  });

  await test.step('from a save to its explanation, and back', async () => {
    await openMarked(ALL);
    const save = page
      .locator('h3#ecolu-atus-ahn-agmus + [data-served]')
      .getByRole('link', {name: 'Reflex half'})
      .first();
    await save.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(5000);
    await save.click();
    await expect(page).toHaveURL(/\/saving-throws\.html#save-reflex$/);
    await expect(page.locator('#save-reflex')).toBeInViewport();
    await page.goBack();
    await expect(save).toBeInViewport();
    expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(100);
    await expect(marked).toHaveCount(1);
  });
});
