import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {hydrated} from '../../../tests/support/e2e/watch';

/** The password of the demo entry, as README says it. */
const PASSWORD = 'open the lid';

/** That password, as long as it is not revoked. */
const published = readFileSync('lock.json', 'utf8').includes('"demo": true')
  ? [PASSWORD]
  : [];

test('the home page leads to the open areas, and names the locked one', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Open the map'})).toBeVisible();
  for (const name of ['Rules', 'The Vale', 'The Keeper’s Table']) {
    await expect(main.getByRole('link', {name}).first()).toBeVisible();
  }
});

test('a table of gear is sorted by its price', async ({page}) => {
  await page.goto('/rules/gear.html');
  await hydrated(page);
  const table = page.getByRole('table');
  await table.getByRole('button', {name: /^Price/}).click();
  await expect(table.getByRole('row').nth(1)).toContainText('Oil, a pint');
});

test('the map shows its places, and plans a journey over the water', async ({
  page,
}) => {
  await page.goto('/vale/?route=tarnby;eastlanding&way=charted');
  await hydrated(page);
  await page
    .getByRole('heading', {name: 'Plan a journey'})
    .scrollIntoViewIfNeeded();
  await expect(page.getByText('The Ferry').first()).toBeVisible();
});

for (const password of published) {
  test('the keeper’s table opens with its password, and stays shut with another', async ({
    page,
  }) => {
    const response = await page.goto('/keeper/');
    expect(await response?.text()).not.toContain('sank the old bell');
    await hydrated(page);
    const field = page.getByRole('textbox', {name: 'Password'});
    await field.fill('open the door');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Please enter the correct password!',
    );
    await field.fill(password);
    await field.press('Enter');
    await expect(page.getByText('sank the old bell')).toBeVisible();
  });
}

test('search finds the lake by the name that players give it', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('lake');
  await expect(
    page.getByRole('option', {name: /The Tarn/}).first(),
  ).toBeVisible();
});
