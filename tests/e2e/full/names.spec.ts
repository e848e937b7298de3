import {expect, test} from '@playwright/test';
import {getColumn} from '../../support/sheets';
import {categories, tags} from '../../../world/tags';

const PATH = '/prime-almanac/torosia.html';

test.use({javaScriptEnabled: false});

test('the category of a page says what it means, lists its pages, and leads to all categories of the area', async ({
  page,
}) => {
  await page.goto(PATH);
  await page
    .getByRole('list', {name: 'Categories'})
    .getByRole('link', {name: 'Territories'})
    .click();
  await expect(page).toHaveURL('/prime-almanac/categories/territories.html');
  const main = page.getByRole('main');
  await expect(main).toContainText(`${categories.Territories}.`);
  await expect(main.getByRole('article').getByRole('link')).toHaveCount(
    getColumn('world-info/territories.csv', 'Territory').length,
  );
  await expect(main.getByRole('link', {name: 'Torosia'})).toHaveAttribute(
    'href',
    PATH,
  );
  await main.getByRole('link', {name: 'Categories'}).click();
  await expect(page).toHaveURL('/prime-almanac/categories/');
  await expect(main).toContainText(categories.Territories);
});

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
