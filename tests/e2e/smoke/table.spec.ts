import {expect, test} from '@playwright/test';
import {findCards as findPins, openWithPins} from '../../support/e2e/desk';
import {LOG, say} from '../../support/e2e/playedUpTo';
import {open} from '../../support/e2e/reading';
import {openScreen} from '../../support/e2e/secondScreen';
import {findNumber, findSheet, levelUp} from '../../support/e2e/sheet';
import {ALL, found, searchField} from '../../support/e2e/spellBrowser';
import {
  findTracker,
  openEncounter,
  openTracker,
} from '../../support/e2e/tracker';
import {hydrated} from '../../support/e2e/watch';

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

test('an encounter is fought in the tracker, and goes on after a reload', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await tracker.getByRole('button', {name: 'Next turn'}).click();
  await page.reload();
  await hydrated(page);
  await openTracker(page);
  await expect(tracker).toContainText('The fight: round 1');
  await expect(tracker.getByText('Log (4)')).toBeVisible();
});

test('players see in a window of their own what is shown to them, and nothing else', async ({
  page,
}) => {
  await open(page, COMBAT);
  const screen = await openScreen(page);
  await page
    .getByRole('button', {name: 'Show to the table: Actions and their cost'})
    .click();
  const table = screen.getByRole('table', {name: 'Actions and their cost'});
  await expect(table).toContainText('Stride');
  await expect(screen.getByRole('navigation')).toHaveCount(0);
  await expect(screen.getByText('Action Points')).toHaveCount(0);
  await page.getByRole('button', {name: 'Stop showing'}).click();
  await expect(table).toHaveCount(0);
});

test('a row of a table is pinned with one press, and is a card with its figures', async ({
  page,
}) => {
  await openWithPins(page, ARMOR);
  await page.getByRole('button', {name: 'Pin Mail shirt'}).click();
  await expect(findPins(page)).toContainText('Weight (lb)28');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', {name: 'At the table'}).click();
  await page.getByRole('button', {name: 'Pinboard', exact: true}).click();
  await expect(findPins(page)).toContainText('Weight (lb)28');
});

test('readers say which session they have reached, and later ones are veiled', async ({
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
