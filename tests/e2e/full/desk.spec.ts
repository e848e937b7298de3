import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {hydrated} from '../../support/e2e/watch';
import {findCards, findDesk, openWithPins} from '../../support/e2e/desk';
import {openFile, saveFile} from '../../support/e2e/toolFiles';

const ARMOR = '/combat-and-tactics/armor-and-defense.html';

test('a row is pinned with one press, and is a card with its figures after a reload (T4)', async ({
  page,
}) => {
  await openWithPins(page, ARMOR);
  await expect(findDesk(page)).toContainText('Nothing is pinned yet');
  await page.locator('#armor-mail-shirt').scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: 'Pin Mail shirt'}).click();
  await expect(findCards(page)).toHaveCount(1);
  await expect(findCards(page)).toContainText('Weight (lb)28');
  await page.reload();
  await hydrated(page);
  await expect(
    page.getByRole('button', {name: 'Pin Mail shirt'}),
  ).toBeVisible();
  await page.keyboard.press('d');
  await expect(findCards(page)).toContainText('Weight (lb)28');
});

test('notes and the order are kept, and can be undone (T4)', async ({page}) => {
  await openWithPins(page, ARMOR);
  await page.locator('#armor-mail-shirt').scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: 'Pin Mail shirt'}).click();
  await page.getByRole('button', {name: 'Pin Ring coat'}).click();
  await expect(findCards(page)).toHaveCount(2);
  await findDesk(page)
    .getByRole('button', {name: /^Move Ring coat/})
    .press('ArrowUp');
  await expect(findCards(page).first()).toContainText('Ring coat');
  const note = findDesk(page).getByRole('textbox', {name: 'Note on Ring coat'});
  await note.fill('The captain wears it');
  await note.blur();
  const undo = findDesk(page).getByRole('button', {name: 'Undo'});
  await undo.click();
  await expect(note).toHaveValue('');
  await undo.click();
  await expect(findCards(page).first()).toContainText('Mail shirt');
});

test('a note is kept although the desk is closed, or the page left, while it is written (T4)', async ({
  page,
}) => {
  await openWithPins(page, ARMOR);
  await findDesk(page).getByRole('button', {name: 'Pin this page'}).click();
  const note = findDesk(page).getByRole('textbox', {name: /^Note on/});
  await note.fill('The captain wears it');
  await note.press('Escape');
  await expect(findDesk(page)).toBeHidden();
  await page.keyboard.press('d');
  await expect(note).toHaveValue('The captain wears it');
  await note.fill('The captain wears it, and rides');
  await page.reload();
  await hydrated(page);
  await expect(
    page.getByRole('button', {name: 'Pin Mail shirt'}),
  ).toBeVisible();
  await page.keyboard.press('d');
  await expect(note).toHaveValue('The captain wears it, and rides');
});

test('a file saves and restores the desk; a damaged one changes nothing (T4)', async ({
  page,
}) => {
  await openWithPins(page, ARMOR);
  await findDesk(page).getByRole('button', {name: 'Pin this page'}).click();
  await expect(findCards(page)).toHaveCount(1);
  const text = await saveFile(findDesk(page));
  await findDesk(page)
    .getByRole('button', {name: /^Take .* off the desk$/})
    .click();
  await expect(findCards(page)).toHaveCount(0);
  await openFile(findDesk(page), text.slice(0, -20));
  await expect(findDesk(page)).toContainText('Nothing was changed');
  await openFile(findDesk(page), text);
  await expect(findCards(page)).toHaveCount(1);
});

test('two tabs share a desk, and neither loses the other’s pins (T4)', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openWithPins(page, ARMOR);
  await openWithPins(other, '/prime-almanac/great-north.html');
  await findDesk(page).getByRole('button', {name: 'Pin this page'}).click();
  await findDesk(other).getByRole('button', {name: 'Pin this page'}).click();
  for (const each of [page, other]) {
    await expect(findCards(each)).toHaveCount(2);
  }
});

test('with blocked storage the desk lasts as long as the page, and says so (T4)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value() {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    });
  });
  await openWithPins(page, ARMOR);
  await findDesk(page).getByRole('button', {name: 'Pin this page'}).click();
  await expect(findCards(page)).toHaveCount(1);
  await expect(findDesk(page)).toContainText('lets the site keep nothing');
});

for (const width of [390, 1440]) {
  test(`the desk is accessible at ${width} pixels (T12)`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 844});
    await openWithPins(page, ARMOR);
    await findDesk(page).getByRole('button', {name: 'Pin this page'}).click();
    await expect(findCards(page)).toHaveCount(1);
    await page.setViewportSize({width, height: 844});
    await prepareAccess(page);
    expect(await accessFaults(page)).toEqual([]);
  });
}
