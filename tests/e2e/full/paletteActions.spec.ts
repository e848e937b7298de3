import {expect, test, type Page} from '@playwright/test';
import {findPalette, type PaletteParts} from '../../support/e2e/palette';
import {open} from '../../support/e2e/reading';

const START = '/combat-and-tactics/action-points.html';

/** Opens a page and its search palette. */
async function openPalette(page: Page): Promise<PaletteParts> {
  await open(page, START);
  await page.keyboard.press('/');
  return findPalette(page);
}

test('a typed journey leads to the planner', async ({page}) => {
  const {field, active} = await openPalette(page);
  await field.fill('harrowmere to toros');
  await expect(active).toContainText('Plan a journey: Harrowmere to Toros');
  await expect(active).toContainText(/\d+ miles, \d+ days/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/prime-almanac\/common-travel-distances\.html\?route=harrowmere;toros/,
  );
  await expect(
    page
      .getByRole('main')
      .getByText(/\d+ miles/)
      .first(),
  ).toBeVisible();
});
