import {expect, test} from '@playwright/test';
import {awaitHydration, delayScripts} from '../../support/e2e/intent';
import {quiet} from '../../support/e2e/reading';
import {
  ALL,
  expectQuery,
  found,
  searchField,
} from '../../support/e2e/spellBrowser';

test('no letter, deletion or step of the cursor is lost while scripts load', async ({
  page,
}) => {
  await delayScripts(page, 700);
  const delay = 60;
  await page.goto(ALL);
  const field = searchField(page);
  await field.click();
  await page.keyboard.type('smoky', {delay});
  await page.keyboard.press('Backspace', {delay});
  await page.keyboard.type('e guise', {delay});
  for (let steps = 0; steps < 5; steps += 1) {
    await page.keyboard.press('ArrowLeft', {delay});
  }
  await page.keyboard.type('of dis', {delay});
  await expect(field).toHaveValue('smoke of disguise');
  await awaitHydration(page);
  await quiet(page);
  await expect(field).toHaveValue('smoke of disguise');
  await expect(field).toBeFocused();
  expect(
    await field.evaluate((input: HTMLInputElement) => input.selectionStart),
  ).toBe('smoke of dis'.length);
  await expectQuery(page, '?q=smoke+of+disguise');
  await expect(found(page)).toHaveText(/^\d of \d+ spells and powers$/);
});
