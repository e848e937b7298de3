import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';

const START = '/combat-and-tactics/';

function menu(page: Page): {button: Locator; entry: Locator; next: Locator} {
  const bar = page.getByRole('navigation', {name: 'Main'});
  return {
    button: bar.getByRole('button', {name: 'World'}),
    entry: bar.getByRole('link', {name: 'Prime Almanac'}),
    next: bar.getByRole('link', {name: 'Races and Anthropology'}),
  };
}

test('keys open, walk through, choose from and close a menu, which also closes when they leave it', async ({
  page,
}) => {
  await open(page, START);
  const {button, entry, next} = menu(page);
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(entry).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry).toBeHidden();
  await button.focus();
  await page.keyboard.press('ArrowUp');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/races-and-anthropology/');
});
