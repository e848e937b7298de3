import {expect, test, type Page} from '@playwright/test';
import {follow, open} from '../../support/e2e/reading';

const CAMPAIGN = '/return-of-the-gatewatcher/';

const sidebar = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'});
const link = (page: Page, path: string) =>
  sidebar(page).locator(`a[href="${path}"]`);
const arrow = (page: Page, group: string) =>
  sidebar(page).getByLabel(`Pages under ${group}`, {exact: true});

test.describe('sidebar groups', () => {
  test('the group with the current page is open on arrival, and opens again when readers who closed it go to one of its pages', async ({
    page,
  }) => {
    await open(page, `${CAMPAIGN}maps.html`);
    await expect(link(page, `${CAMPAIGN}maps.html`)).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(link(page, `${CAMPAIGN}session-images.html`)).toBeVisible();
    await arrow(page, 'Maps and Visuals').click();
    await expect(link(page, `${CAMPAIGN}maps.html`)).toBeHidden();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(`${CAMPAIGN}session-images.html`);
    await expect(link(page, `${CAMPAIGN}session-images.html`)).toBeVisible();
  });
});

test.describe('the item of the page', () => {
  test.use({viewport: {width: 1280, height: 320}});
  const LAST = '/combat-and-tactics/saving-throws.html';
  const FIRST = '/combat-and-tactics/combat-parameters.html';

  test('is scrolled into view on arrival and on navigation, without scrolling the page', async ({
    page,
  }) => {
    await open(page, LAST);
    await expect(link(page, LAST)).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await follow(page, FIRST);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Combat Parameters',
    );
    await expect(link(page, LAST)).not.toBeInViewport();
    await page.goBack();
    await expect(link(page, LAST)).toBeInViewport({ratio: 1});
  });
});
