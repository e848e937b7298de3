import {expect, test, type Page} from '@playwright/test';
import {SHEET_PAGE} from '../../../src/site/sheetPage';
import {forgetAll} from '../../support/e2e/forget';
import {sites} from '../../support/e2e/sites';
import {hydrated} from '../../support/e2e/watch';
import {
  findCards as findPins,
  findDesk,
  openWithPins,
} from '../../support/e2e/desk';
import {findNumber, findSheet} from '../../support/e2e/sheet';
import {openFile, saveFile} from '../../support/e2e/toolFiles';
import {
  findCards,
  findTracker,
  openEncounter,
  openTracker,
} from '../../support/e2e/tracker';

const {address} = sites.underPath;
const ARMOR = `${address}combat-and-tactics/armor-and-defense.html`;
const SHEET = `${address}${SHEET_PAGE.slice(1)}`;

/** Lists the databases that are left. */
function listDatabases(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).map(({name}) => name),
  );
}

test('desk, fight and character go out as files, are forgotten, and come back under a base path', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${SHEET}?ready=odo-varick`);
  await hydrated(page);
  await expect(findNumber(page, 'Hit points')).toHaveText(/^\d+$/);
  const hitPoints = await findNumber(page, 'Hit points').innerText();
  const character = await saveFile(findSheet(page));

  await openEncounter(page, address);
  const fight = await saveFile(findTracker(page));

  await openWithPins(page, ARMOR);
  await page.locator('#armor-mail-shirt').scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: 'Pin Mail shirt'}).click();
  await expect(findPins(page)).toContainText('Mail shirt');
  const desk = await saveFile(findDesk(page));
  await forgetAll(page, address);
  expect(await listDatabases(page)).toEqual([]);

  await openWithPins(page, `${address}prime-almanac/torosia.html`);
  await expect(findPins(page)).toHaveCount(0);
  await openFile(findDesk(page), desk);
  await expect(findPins(page)).toContainText('Weight (lb)28');
  await expect(findPins(page).getByRole('link')).toHaveAttribute(
    'href',
    /^\/orrameth\/combat-and-tactics\/armor-and-defense\.html/,
  );
  await page.keyboard.press('Escape');
  await openTracker(page);
  await expect(findCards(page)).toHaveCount(0);
  await openFile(findTracker(page), fight);
  await expect(findCards(page)).toHaveCount(6);

  await page.goto(SHEET);
  await hydrated(page);
  await expect(findSheet(page)).toContainText('There is no character yet');
  await openFile(findSheet(page), character);
  await expect(findNumber(page, 'Hit points')).toHaveText(hitPoints);
});
