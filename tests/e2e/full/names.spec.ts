import {expect, test} from '@playwright/test';
import {getColumn} from '../../support/sheets';
import {categories, tags} from '../../../world/tags';

const PATH = '/prime-almanac/torosia.html';

test.use({javaScriptEnabled: false});

test('the category of a page links to all pages of the area in it (P6)', async ({
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
  await main.getByRole('link', {name: 'Torosia'}).click();
  await expect(page).toHaveURL(PATH);
});

test('the page of a category links to all categories of the area (P6)', async ({
  page,
}) => {
  await page.goto('/races-and-anthropology/categories/peoples.html');
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Categories'}).click();
  await expect(page).toHaveURL('/races-and-anthropology/categories/');
  await expect(main.getByRole('definition')).toHaveText([
    categories.Peoples,
    '11 pages',
  ]);
  await main.getByRole('link', {name: 'Peoples'}).click();
  await expect(page).toHaveURL(/\/peoples\.html$/);
});

test('the page of a tag says what the tag means, lists pages of all areas, and links to all tags (P6)', async ({
  page,
}) => {
  await page.goto('/prime-almanac/torosia.html');
  await page
    .getByRole('list', {name: 'Tags'})
    .getByRole('link', {name: 'realm'})
    .click();
  await expect(page).toHaveURL('/tags/realm.html');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('realm');
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    /Campaign Reference/,
    /Prime Almanac/,
    /Races and Anthropology/,
  ]);
  await expect(main).toContainText(`${tags.realm}.`);
  await main.getByRole('link', {name: 'Tags'}).click();
  await expect(page).toHaveURL('/tags/');
  await expect(main).toContainText(tags.realm);
  await main.getByRole('link', {name: 'sea', exact: true}).click();
  await expect(page).toHaveURL('/tags/sea.html');
  await expect(main.getByRole('link', {name: 'Oceans and Seas'})).toBeVisible();
  // Areas had tag pages of their own before.
  await page.goto('/races-and-anthropology/tags/race.html');
  await expect(page).toHaveURL('/tags/race.html');
});
