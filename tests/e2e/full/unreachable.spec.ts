import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {FROM, TO, follow, open} from '../../support/e2e/reading';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const message = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'You’re offline'});

// The context is used again by the next test.
test.afterEach(async ({context}) => {
  await context.setOffline(false);
});

test('a page that is requested offline leaves readers where they are, and loads as soon as there is a connection', async ({
  page,
  context,
}) => {
  await open(page, FROM);
  await context.setOffline(true);
  await follow(page, TO);
  await expect(message(page)).toBeVisible();
  await expect(title(page)).toHaveText('Combat Parameters');
  await expect(page.locator('html')).not.toHaveAttribute('data-page', /./);
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await message(page).getByRole('button', {name: 'Stay here'}).click();
  await expect(message(page)).toHaveCount(0);
  await expect(page).toHaveURL(FROM);

  await follow(page, TO);
  await expect(message(page)).toBeVisible();
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Saving Throws');
  await expect(message(page)).toHaveCount(0);
});

test('a page that was read before opens offline without a message', async ({
  page,
  context,
}) => {
  await open(page, FROM);
  await follow(page, TO);
  await expect(title(page)).toHaveText('Saving Throws');
  await context.setOffline(true);
  await follow(page, FROM);
  await expect(title(page)).toHaveText('Combat Parameters');
  await follow(page, TO);
  await expect(title(page)).toHaveText('Saving Throws');
  await expect(message(page)).toHaveCount(0);
});
