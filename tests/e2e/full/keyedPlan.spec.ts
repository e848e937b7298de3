import {expect, test, type Page} from '@playwright/test';
import {open} from '../../support/e2e/reading';

const PLAN = '/prime-almanac/central.html';
const PLACE = '#harrowmere-concord-stone';

/** The links of the plan of Harrowmere, and what surrounds it. */
function findPlan(page: Page) {
  const plan = page.getByRole('region', {name: 'Ten places of Harrowmere'});
  const pins = plan.getByRole('navigation');
  return {
    plan,
    pins,
    pin: pins.getByRole('link', {name: '3 Concord stone'}),
    entry: plan.getByRole('link', {name: 'Concord stone', exact: true}),
  };
}

test('a number or a name of a plan leads to its place, whose address it makes (C14)', async ({
  page,
}) => {
  await open(page, PLAN);
  const {pins, pin, entry} = findPlan(page);
  await expect(pins.getByRole('link')).toHaveCount(10);
  await entry.click();
  await expect(page).toHaveURL(new RegExp(`${PLACE}$`));
  await expect(pin).toHaveAttribute('aria-current', 'location');
  await expect(pin).toBeInViewport();
  await pins.getByRole('link', {name: '9 Lanternside mast'}).click();
  await expect(page).toHaveURL(/#harrowmere-lanternside-mast$/);
  await expect(pin).not.toHaveAttribute('aria-current');
});

test('the keyboard reaches each number, and shows its name (C14, X9)', async ({
  page,
}) => {
  await open(page, PLAN);
  const {pin} = findPlan(page);
  await pin.focus();
  await expect(pin.getByText('Concord stone')).toHaveCSS('position', 'static');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PLACE}$`));
});

test('an address leads to a place, also where the screen shows a part of the plan (C14)', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `${PLAN}#harrowmere-lanternside-mast`);
  const {pins} = findPlan(page);
  await expect(
    pins.getByRole('link', {name: '9 Lanternside mast'}),
  ).toBeInViewport({ratio: 1});
});

test('search finds a place of a plan (C14)', async ({page}) => {
  await open(page, '/search.html?q=concord+stone');
  await expect(
    page.locator(`main a[href$="central.html${PLACE}"]`).first(),
  ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the key of a plan is readable, and each name leads to its number (C14, X9)', async ({
    page,
  }) => {
    await page.goto(PLAN);
    const {plan, pin, entry} = findPlan(page);
    await expect(
      plan.getByText(/one porch where anyone may sleep/),
    ).toBeVisible();
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`${PLACE}$`));
    await expect(pin).toBeInViewport();
    await expect(pin.getByText('Concord stone')).toHaveCSS(
      'position',
      'static',
    );
  });
});
