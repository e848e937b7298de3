import {expect, test} from '@playwright/test';
import {SHEET_PAGE} from '../../../src/site/sheetPage';
import {hydrated} from '../../support/e2e/watch';
import {
  findCards as findPins,
  findDesk,
  openWithPins,
} from '../../support/e2e/desk';
import {findSheet, levelUp, openSheet} from '../../support/e2e/sheet';
import {fillUp, makeRoom, spoilRecord} from '../../support/e2e/storage';
import {
  BARROW,
  findCards,
  findTracker,
  openEncounter,
  openTracker,
} from '../../support/e2e/tracker';

const ARMOR = '/combat-and-tactics/armor-and-defense.html';

const DAY = 86_400_000;

test('where there is no room left the tracker says so, and loses nothing once there is', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  await fillUp(page);
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await expect(tracker).toContainText('no room left');
  await makeRoom(page);
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await expect(tracker).not.toContainText('no room left');
  await page.goto(BARROW);
  await hydrated(page);
  await openTracker(page);
  await expect(findCards(page)).toHaveCount(6);
  await expect(tracker).toContainText('The fight: round 1');
});

test('if the clock jumps the desk loses nothing', async ({page}) => {
  await openWithPins(page, ARMOR);
  const desk = findDesk(page);
  const note = desk.getByRole('textbox', {name: /^Note on/});
  await page.clock.setFixedTime(Date.now() - 400 * DAY);
  await desk.getByRole('button', {name: 'Pin this page'}).click();
  await page.clock.setFixedTime(Date.now() + 900 * DAY);
  await note.fill('Ask the captain');
  await note.blur();
  await page.clock.setFixedTime(Date.now() - 400 * DAY);
  await page.goto(ARMOR);
  await hydrated(page);
  await page.getByRole('button', {name: 'Pin Mail shirt'}).waitFor();
  await page.keyboard.press('d');
  await expect(findPins(page)).toHaveCount(1);
  await expect(note).toHaveValue('Ask the captain');
});

test('a record that cannot be read is kept aside, and the character sheet goes on', async ({
  page,
}) => {
  await openSheet(page, 'odo-varick');
  await levelUp(page, 3);
  await page.goto('/keep.html');
  await spoilRecord(page, {database: 'sheet:/', store: 'characters'});
  await page.goto(SHEET_PAGE);
  await hydrated(page);
  const sheet = findSheet(page);
  await expect(sheet).toContainText('kept aside as it was (parts: 1)');
  await expect(sheet).toContainText('There is no character yet');
});
