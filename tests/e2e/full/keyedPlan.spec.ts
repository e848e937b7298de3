import {expect, test, type Page} from '@playwright/test';
import {open} from '../../support/e2e/reading';

const PLAN = '/prime-almanac/central.html';

/** The links of the plan of Harrowmere, and what surrounds it. */
function findPlan(page: Page) {
  const plan = page.getByRole('region', {name: 'Ten places of Harrowmere'});
  const pins = plan.getByRole('navigation');
  return {
    plan,
    stone: pins.getByRole('link', {name: '3 Concord stone'}),
    mast: pins.getByRole('link', {name: '9 Lanternside mast'}),
  };
}

test('a number of a plan shows its name and makes its address, and an address leads to its number', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `${PLAN}#harrowmere-lanternside-mast`);
  const {stone, mast} = findPlan(page);
  await expect(mast).toBeInViewport({ratio: 1});
  await expect(mast).toHaveAttribute('aria-current', 'location');
  await stone.focus();
  await expect(stone.getByText('Concord stone')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#harrowmere-concord-stone$/);
  await expect(stone).toHaveAttribute('aria-current', 'location');
  await expect(mast).not.toHaveAttribute('aria-current');
});
