import {expect, test} from '@playwright/test';
import {LOG, say} from '../../support/e2e/playedUpTo';
import {open} from '../../support/e2e/reading';
import {findNumber, findSheet, levelUp} from '../../support/e2e/sheet';
import {ALL, found, searchField} from '../../support/e2e/spellBrowser';

const ARMOR = '/combat-and-tactics/armor-and-defense.html';
const COMBAT = '/combat-and-tactics/action-points.html';

test('a spell is found by its words, and by the address of the search', async ({
  page,
}) => {
  await open(page, ALL);
  await searchField(page).fill('smoke of disguise');
  await expect(found(page)).toHaveText(/^\d of \d+ spells and powers$/);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Smoke of Disguise');
  await page.reload();
  await expect(searchField(page)).toHaveValue('smoke of disguise');
  await expect(first).toContainText('Smoke of Disguise');
});

test('a ready character is opened from its page, and gains a level', async ({
  page,
}) => {
  await open(page, '/races-and-anthropology/scaloid.html');
  await page
    .getByRole('link', {
      name: 'Open Keslith of Red Cistern on the character sheet',
    })
    .click();
  await expect(findSheet(page)).toContainText('Scaloid Shapeshifter, level 1');
  await expect(findNumber(page, 'Hit points')).toHaveText('8');
  await levelUp(page, 4);
  await page.reload();
  await expect(findSheet(page)).toContainText('Scaloid Shapeshifter, level 2');
});

test('readers choose the sessions played, and later ones are hidden', async ({
  page,
}) => {
  await open(page, LOG);
  const later = page.getByRole('heading', {name: /Session 5: The Stair/});
  await expect(later).toBeVisible();
  await say(page, 'Session 4');
  await expect(later).toBeHidden();
  await page.reload();
  await expect(later).toBeHidden();
  await expect(
    page.getByRole('heading', {name: /Session 4: The Gate Ajar/}),
  ).toBeVisible();
});

test('red light darkens this page, and the next one', async ({page}) => {
  await open(page, COMBAT);
  await page.getByRole('button', {name: 'At the table'}).click();
  await page.getByRole('radio', {name: 'Red light'}).check();
  const ground = page.locator('html');
  await expect(ground).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await page.goto(ARMOR);
  await expect(ground).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});
