import {readFileSync} from 'node:fs';
import {expect, type Locator, type Page} from '@playwright/test';
import {hydrated} from '../../../tests/support/e2e/watch';
import {
  findCards as findPins,
  findDesk,
  openWithPins,
} from '../support/e2e/desk';
import {unlock} from '../support/e2e/gate';
import {keep, openKeep, test} from '../support/e2e/keep';
import {findNumber, findSheet, levelUp, openSheet} from '../support/e2e/sheet';
import {findCards, findTracker, openTracker} from '../support/e2e/tracker';

test.setTimeout(240_000);

/** The number of pins that an evening needs. */
const PINS = 10;

const WEAPONS = '/character-handbook/weapon-proficiencies.html';
const CELLAR = '/reference/the-ninth-bed.html';

/** Saves what a tool holds as a file, and returns its text. */
async function saveFile(page: Page, tool: Locator): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tool.getByRole('button', {name: 'Save as file'}).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** Gives a tool a file that it saved before. */
async function readFile(tool: Locator, text: string): Promise<void> {
  await tool.locator('input[type=file]').setInputFiles({
    name: 'saved.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** Pins the first rows of the weapons. */
async function pinRows(page: Page): Promise<void> {
  await openWithPins(page, WEAPONS);
  const rows = page.locator('main tbody tr');
  for (let index = 0; index < PINS; index += 1) {
    const name = await rows.nth(index).locator('th, td').first().innerText();
    await rows.nth(index).scrollIntoViewIfNeeded();
    await page.getByRole('button', {name: `Pin ${name}`, exact: true}).click();
  }
  await expect(findPins(page)).toHaveCount(PINS);
}

/** Fights the first turns of the cellar, on a page that a password opens, before the players. */
async function fightInCellar(page: Page): Promise<void> {
  await page.goto(CELLAR);
  await hydrated(page);
  await unlock(page);
  await page
    .getByRole('figure', {name: 'Encounter: the sleepers’ cellar'})
    .getByRole('button', {name: 'Open in the tracker'})
    .click();
  await expect(findCards(page)).toHaveCount(3);
  const tracker = findTracker(page);
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await tracker.getByRole('button', {name: 'Show to the table'}).click();
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', {name: 'Open the window'}).click(),
  ]);
  await expect(screen.getByRole('heading', {name: 'Round 1'})).toBeVisible();
  for (const round of ['1', '1', '2']) {
    await tracker.getByRole('button', {name: 'Next turn'}).click();
    await expect(
      screen.getByRole('heading', {name: `Round ${round}`}),
    ).toBeVisible();
  }
  await screen.close();
}

test('an evening is played without a connection, saved, forgotten, and brought back (T2, T4, T6, T7, T8, T12)', async ({
  page,
  host,
}) => {
  await openKeep(page);
  await keep(page, 'pages');
  await keep(page, 'locked');
  host.loseAfter(0);

  await pinRows(page);
  const desk = await saveFile(page, findDesk(page));
  await page.keyboard.press('Escape');
  await fightInCellar(page);
  const fight = await saveFile(page, findTracker(page));
  await openSheet(page, 'odo-varick');
  await levelUp(page, 7);
  await expect(findNumber(page, 'Hit points')).toHaveText('19');
  const character = await saveFile(page, findSheet(page));
  await page.goto(WEAPONS);
  await hydrated(page);
  await openTracker(page);

  host.find();
  await findTracker(page)
    .getByRole('button', {name: 'Forget everything'})
    .click();
  const dialog = page.getByRole('dialog', {name: 'Forget everything'});
  await dialog.getByRole('button', {name: 'Forget everything'}).click();
  await expect(dialog).toContainText('Everything is forgotten');

  await openWithPins(page, WEAPONS);
  await expect(findPins(page)).toHaveCount(0);
  await readFile(findDesk(page), desk);
  await expect(findPins(page)).toHaveCount(PINS);
  await page.keyboard.press('Escape');
  await openTracker(page);
  await expect(findCards(page)).toHaveCount(0);
  await readFile(findTracker(page), fight);
  await expect(findCards(page)).toHaveCount(3);
  await expect(findTracker(page)).toContainText('The fight: round 2');

  await openSheet(page);
  await expect(findSheet(page)).toContainText('There is no character yet');
  await readFile(findSheet(page), character);
  await expect(findNumber(page, 'Hit points')).toHaveText('19');
});
