import {expect, test, type Page} from '@playwright/test';
import {
  accessFaults,
  prepareAccess,
} from '../../../../../tests/support/e2e/access';
import {
  findCards,
  findDesk,
  openWithPins,
} from '../../../../../tests/support/e2e/desk';
import {unlocked} from '../../../../../tests/support/e2e/unlock';
import {hydrated} from '../../../../../tests/support/e2e/watch';

const ARMOR = '/combat-and-tactics/armor-and-defense.html';

/** Opens the pinboard by its key once the pins are there. */
async function openDesk(page: Page): Promise<void> {
  await page.locator('.deskPin').first().waitFor();
  await page.keyboard.press('d');
}

/** Opens the pinboard again after a reload. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await openDesk(page);
}

test('cards have notes, and an order by keys and by hand, which are kept and can be undone', async ({
  page,
}) => {
  await openWithPins(page, ARMOR);
  await page.getByRole('button', {name: 'Pin Mail shirt'}).click();
  await page.getByRole('button', {name: 'Pin Ring coat'}).click();
  const first = findCards(page).first();
  await expect(findCards(page)).toHaveCount(2);
  const handle = findDesk(page).getByRole('button', {name: /^Move Ring coat/});
  await handle.press('ArrowUp');
  await expect(first).toContainText('Ring coat');
  const note = findDesk(page).getByRole('textbox', {name: 'Note on Ring coat'});
  await note.fill('The captain wears it');
  await note.blur();
  const undo = findDesk(page).getByRole('button', {name: 'Undo'});
  await undo.click();
  await expect(note).toHaveValue('');
  await undo.click();
  await expect(first).toContainText('Mail shirt');
  await handle.dragTo(first, {targetPosition: {x: 40, y: 4}, steps: 8});
  await expect(first).toContainText('Ring coat');
  await reload(page);
  await expect(first).toContainText('Ring coat');
});

test('a note is kept although the pinboard is closed, or the page left, while it is written', async ({
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
  await reload(page);
  await expect(note).toHaveValue('The captain wears it, and rides');
});

test('a view of the map, a page of a document, a picture and a place are cards that show them', async ({
  page,
}) => {
  const cards = findCards(page);

  await test.step('a view of the map', async () => {
    await openWithPins(page, '/prime-almanac/?at=1400,1000,3.2');
    await page.locator('#world-map').scrollIntoViewIfNeeded();
    await page.getByRole('button', {name: /^Pin .*: the map$/}).click();
    const card = cards.first();
    await expect(card.locator('svg image').first()).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      /\?at=1400,1000,3\.2#world-map$/,
    );
  });

  await test.step('a page of a document', async () => {
    await page.goto('/combat-and-tactics/');
    await hydrated(page);
    const viewer = page.locator('[data-document]').first();
    await page.locator('figcaption cite').first().scrollIntoViewIfNeeded();
    await viewer.scrollIntoViewIfNeeded();
    const field = viewer.getByRole('textbox', {name: /^Page number/});
    await field.fill('2');
    await field.press('Enter');
    await page.getByRole('button', {name: /, page 2$/}).click();
    await openDesk(page);
    const card = cards.nth(1);
    await expect(card.getByRole('img', {name: /, page 2$/})).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', /#page=2$/);
  });

  await test.step('a picture and a place, on a desk with a name', async () => {
    await page.goto('/prime-almanac/great-north.html');
    await openDesk(page);
    const desk = findDesk(page);
    const chooser = desk.getByRole('combobox', {name: 'Choose a pinboard'});
    await chooser.selectOption('+ New pinboard');
    await expect(cards).toHaveCount(0);
    page.once('dialog', (dialog) => dialog.accept('The Stair'));
    await chooser.selectOption('Rename this pinboard…');
    await expect(chooser).toContainText('The Stair');
    const picture = page
      .locator('main .markdown img[alt]:not([alt=""])')
      .first();
    const place = page.locator('main .markdown h2[id]').first();
    for (const [thing, name] of [
      [picture, await picture.getAttribute('alt')],
      [place, (await place.textContent())?.replace(/\W+$/, '')],
    ] as const) {
      await thing.scrollIntoViewIfNeeded();
      // The pinboard may lie over it.
      await page
        .getByRole('button', {name: `Pin ${name}`, exact: true})
        .press('Enter');
    }
    await expect(cards).toHaveCount(2);
    await expect(cards.first().getByRole('img')).toBeVisible();
    await expect(cards.nth(1).locator('.deskContent')).not.toBeEmpty();
    await chooser.selectOption({index: 0});
    await expect(cards.first().locator('svg image').first()).toBeVisible();
  });
});

/** All that the browser keeps, as text. */
async function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
      });
    const kept: unknown[] = Object.entries(localStorage);
    for (const {name = ''} of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        kept.push(await answered(reading.getAll()));
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}

test('of a locked page an address alone is kept', async ({page}) => {
  await unlocked(page);
  await openWithPins(page, '/reference/session-13.html');
  const heading = page.locator('main h2[id]').first();
  await heading.scrollIntoViewIfNeeded();
  const words = (await heading.textContent())?.replace(/\W+$/, '') ?? '';
  const id = (await heading.getAttribute('id')) ?? '';
  expect(id).not.toBe('');
  await page
    .getByRole('button', {name: `Pin ${words}`})
    .first()
    .click();
  await expect(findCards(page)).toHaveCount(1);
  const kept = await readKept(page);
  expect(kept).toContain('/reference/session-13.html');
  expect(kept).not.toContain(words);
  expect(kept).not.toContain(id);
  await expect(findCards(page)).not.toContainText(words);
});

test('a link holds a pinboard without its notes, and is merged without loss; a cut one is refused', async ({
  page,
  browser,
}) => {
  await openWithPins(page, ARMOR);
  await page.getByRole('button', {name: 'Pin Mail shirt'}).click();
  const note = findDesk(page).getByRole('textbox', {name: /^Note on/});
  await note.fill('The captain wears it');
  await note.blur();
  await page.evaluate(() => {
    // Where a browser denies the clipboard, the link is there to be copied.
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  const asked = page.waitForEvent('dialog');
  const copying = findDesk(page).getByRole('button', {name: 'Copy link'});
  const clicked = copying.click();
  const dialog = await asked;
  const link = dialog.defaultValue();
  await dialog.dismiss();
  await clicked;

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link.slice(0, -5));
  await hydrated(other);
  await expect(findDesk(other)).toContainText('The link is damaged');
  await expect(findCards(other)).toHaveCount(0);
  await openWithPins(other, new URL(ARMOR, link).href);
  await findDesk(other).getByRole('button', {name: 'Pin this page'}).click();
  await expect(findCards(other)).toHaveCount(1);
  await other.goto(link);
  await hydrated(other);
  await findDesk(other).getByRole('button', {name: 'Add these pins'}).click();
  await expect(findCards(other)).toHaveCount(2);
  await expect(findCards(other).nth(1)).toContainText('Weight (lb)28');
  await expect(
    findDesk(other).getByRole('textbox', {name: 'Note on Mail shirt'}),
  ).toHaveValue('');
  await expect(other).toHaveURL(/\/$/);
  await context.close();
});

test('the pinboard is accessible beside a page, and on a phone', async ({
  page,
}) => {
  await openWithPins(page, ARMOR);
  await findDesk(page).getByRole('button', {name: 'Pin this page'}).click();
  await expect(findCards(page)).toHaveCount(1);
  await prepareAccess(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 844});
    expect(await accessFaults(page), String(width)).toEqual([]);
  }
});

for (const width of [390, 820, 1440]) {
  test(`pins beside the text let no row lie on the next, also where rows are cards, at ${width} pixels`, async ({
    page,
  }) => {
    for (const path of [
      ARMOR,
      '/combat-and-tactics/',
      '/campaign-reference/',
    ]) {
      await page.setViewportSize({width: 1440, height: 844});
      await openWithPins(page, path);
      await page.setViewportSize({width, height: 844});
      await expect(page.locator('.deskPin').first()).toBeVisible();
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main tbody tr')]
          .filter((row) =>
            [...row.children].some(
              (cell) =>
                cell.getBoundingClientRect().bottom >
                row.getBoundingClientRect().bottom + 1,
            ),
          )
          .map(({textContent}) => textContent),
      );
      expect(cut, path).toEqual([]);
    }
  });
}
