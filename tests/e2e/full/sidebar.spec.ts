import {expect, test, type Page} from '@playwright/test';
import {follow, open} from '../../support/e2e/reading';

const CAMPAIGN = '/return-of-the-gatewatcher/';
const REFERENCE = '/campaign-reference/';

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

  test('all are closed if none of their pages is shown, and one is open at a time, on each level', async ({
    page,
  }) => {
    await open(page, REFERENCE);
    const first = `${REFERENCE}return-of-the-gatewatcher/`;
    const second = `${REFERENCE}shroud-of-the-empire/`;
    await expect(sidebar(page).getByLabel(/^Pages under/)).not.toHaveCount(0);
    await expect(sidebar(page).locator('[open]')).toHaveCount(0);
    await expect(link(page, `${second}characters.html`)).toBeHidden();
    await arrow(page, 'Return of the Gate Watcher').click();
    await expect(link(page, `${first}game-story.html`)).toBeVisible();
    await arrow(page, 'Shroud of the Empire').click();
    await expect(link(page, `${second}characters.html`)).toBeVisible();
    await expect(link(page, `${first}game-story.html`)).toBeHidden();

    await page.goto(`${first}maps.html`);
    await expect(link(page, `${first}game-story.html`)).toBeVisible();
    await expect(link(page, `${first}session-images.html`)).toBeVisible();
    await expect(link(page, `${second}characters.html`)).toBeHidden();
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

  test('is scrolled into view in a group that opens for it', async ({page}) => {
    const path = `${REFERENCE}shroud-of-the-empire/session-images.html`;
    await open(page, path);
    await arrow(page, 'Return of the Gate Watcher').click();
    await follow(page, `${REFERENCE}return-of-the-gatewatcher/characters.html`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Characters',
    );
    await expect(link(page, path)).toBeHidden();
    await page.goBack();
    await expect(link(page, path)).toBeInViewport({ratio: 1});
  });
});

test.describe('in a window just wider than a phone', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: {width: 720, height: 800},
  });

  test('the sidebar is beside the page, all areas are at its foot, and nothing is cut off', async ({
    page,
  }) => {
    await page.goto(`${CAMPAIGN}maps.html`);
    await expect(sidebar(page)).toBeInViewport({ratio: 0.9});
    await expect(
      page.getByRole('button', {name: 'Menu', exact: true}),
    ).toBeHidden();
    await expect(page.getByRole('button', {name: 'All areas'})).toBeHidden();
    await expect(page.locator('.navbar__title')).toHaveText('Orrameth');
    expect(
      await page.evaluate(() =>
        ['html', '.navbar__inner', '.navbar__title'].map((selector) => {
          const part = document.querySelector(selector);
          return (part?.scrollWidth ?? 0) - (part?.clientWidth ?? 0);
        }),
      ),
    ).toEqual([0, 0, 0]);
    const area = page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Prime Almanac'});
    await area.scrollIntoViewIfNeeded();
    await expect(area).toBeInViewport({ratio: 1});
  });
});
