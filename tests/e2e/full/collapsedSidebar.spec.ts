import {expect, test, type Page} from '@playwright/test';
import {follow, open} from '../../support/e2e/reading';
import {hydrated} from '../../support/e2e/watch';

const CAMPAIGN = '/return-of-the-gatewatcher/';

const sidebar = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'});

test('the sidebar stays collapsed on the next page, in the next area and after a reload, until readers restore it, but not in another tab', async ({
  page,
  context,
}) => {
  await open(page, `${CAMPAIGN}maps.html`);
  await page
    .getByRole('button', {name: 'Collapse sidebar', exact: true})
    .click();
  await expect(sidebar(page)).toBeHidden();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(`${CAMPAIGN}session-images.html`);
  await expect(sidebar(page)).toBeHidden();

  await page.locator('.footer a[href="/combat-and-tactics/"]').click();
  await expect(page).toHaveURL('/combat-and-tactics/');
  await expect(sidebar(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(sidebar(page)).toBeHidden();
  await expect(page.locator('body')).toBeFocused();
  const other = await context.newPage();
  await open(other, `${CAMPAIGN}maps.html`);
  await expect(sidebar(other)).toBeVisible();
  await other.close();

  await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
  await follow(page, '/combat-and-tactics/action-points.html');
  await expect(page).toHaveURL('/combat-and-tactics/action-points.html');
  await page.reload();
  await expect(sidebar(page)).toBeVisible();
});
