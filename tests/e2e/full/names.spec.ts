import {expect, test} from '@playwright/test';
import {tags} from '../../../world/tags';

const PATH = '/prime-almanac/torosia.html';

test.use({javaScriptEnabled: false});

test('the tag of a page says what it means, lists pages of all areas, and leads to all tags', async ({
  page,
}) => {
  await page.goto(PATH);
  await page
    .getByRole('list', {name: 'Tags'})
    .getByRole('link', {name: 'realm'})
    .click();
  await expect(page).toHaveURL('/tags/realm.html');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('realm');
  await expect(main).toContainText(`${tags.realm}.`);
  expect(await main.getByRole('heading', {level: 2}).count()).toBeGreaterThan(
    1,
  );
  await main.getByRole('link', {name: 'Tags'}).click();
  await expect(page).toHaveURL('/tags/');
  await expect(main).toContainText(tags.realm);
});
