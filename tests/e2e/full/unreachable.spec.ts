import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {FROM, TO, follow, open} from '../../support/e2e/reading';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const message = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'There is no connection'});

test.describe('a page that is requested offline and is not on the device (X11)', () => {
  // The context is used again by the next test.
  test.afterEach(async ({context}) => {
    await context.setOffline(false);
  });

  test('leaves readers where they are, and says so', async ({
    page,
    context,
  }) => {
    await open(page, FROM);
    await context.setOffline(true);
    await follow(page, TO);
    await expect(message(page)).toBeVisible();
    await expect(title(page)).toHaveText('Combat Parameters');
    // The bar of the router shows until the request has failed.
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await prepareAccess(page);
    expect(await accessFaults(page)).toEqual([]);
    await message(page).getByRole('button', {name: 'Stay here'}).click();
    await expect(message(page)).toHaveCount(0);
    await expect(page).toHaveURL(FROM);
    await expect(title(page)).toHaveText('Combat Parameters');
  });

  test('is told of on a phone in lines as wide as its box, with the buttons below', async ({
    page,
    context,
  }) => {
    await open(page, FROM);
    await context.setOffline(true);
    await follow(page, TO);
    await page.setViewportSize({width: 390, height: 844});
    const button = message(page).getByRole('button', {name: 'Try again'});
    await expect(button).toBeVisible();
    const text = await message(page).evaluate((alert) => {
      const range = document.createRange();
      range.selectNode(alert.firstElementChild?.firstChild ?? alert);
      const {width, bottom} = range.getBoundingClientRect();
      return {width, bottom};
    });
    expect(text.width).toBeGreaterThan(250);
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(text.bottom);
  });

  test('loads by itself as soon as there is a connection', async ({
    page,
    context,
  }) => {
    await open(page, FROM);
    await context.setOffline(true);
    await follow(page, TO);
    await expect(message(page)).toBeVisible();
    await context.setOffline(false);
    await expect(title(page)).toHaveText('Saving Throws');
    await expect(message(page)).toHaveCount(0);
  });
});

test('opens offline without a message if it was read before', async ({
  page,
  context,
}) => {
  await open(page, FROM);
  await follow(page, TO);
  await expect(title(page)).toHaveText('Saving Throws');
  await follow(page, FROM);
  await expect(title(page)).toHaveText('Combat Parameters');
  await context.setOffline(true);
  await follow(page, TO);
  await expect(title(page)).toHaveText('Saving Throws');
  await expect(message(page)).toHaveCount(0);
});
