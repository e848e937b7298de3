import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';
import {unlocked} from '../../support/e2e/unlock';
import {findCards, findDesk, openWithPins} from '../../support/e2e/desk';

const ARMOR = '/combat-and-tactics/armor-and-defense.html';

test('a view of the map is a card with that part of it, and leads back to it (T4)', async ({
  page,
}) => {
  await openWithPins(page, '/prime-almanac/?at=1400,1000,3.2');
  await page.locator('#world-map').scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: /^Pin .*: the map$/}).click();
  await expect(findCards(page).locator('.deskView > img')).toBeVisible();
  const link = findCards(page).getByRole('link');
  await expect(link).toHaveAttribute('href', /\?at=1400,1000,3\.2#world-map$/);
});

test('a page of a document is a card with that page, and opens there (T4)', async ({
  page,
}) => {
  await openWithPins(page, '/combat-and-tactics/');
  const viewer = page.locator('[data-document]').first();
  await page.locator('figcaption cite').first().scrollIntoViewIfNeeded();
  await viewer.scrollIntoViewIfNeeded();
  const field = viewer.getByRole('textbox', {name: /^Page, of/});
  await field.fill('2');
  await field.press('Enter');
  await page.getByRole('button', {name: /, page 2$/}).click();
  const card = findCards(page);
  await expect(card.getByRole('img', {name: /, page 2$/})).toBeVisible();
  await expect(card.getByRole('link')).toHaveAttribute('href', /#page=2$/);
});

test('a picture and a place are cards with what they show, on a desk with a name (T4)', async ({
  page,
}) => {
  await openWithPins(page, '/prime-almanac/great-north.html');
  const desk = findDesk(page);
  await desk
    .getByRole('textbox', {name: 'Name of this desk'})
    .fill('Session 13');
  await desk.getByRole('textbox', {name: 'Name of this desk'}).blur();
  const picture = page.locator('main .markdown img[alt]:not([alt=""])').first();
  const alt = (await picture.getAttribute('alt')) ?? '';
  await picture.scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: `Pin ${alt}`, exact: true}).click();
  await expect(findCards(page).getByRole('img').first()).toBeVisible();
  const place = page.locator('main .markdown h2[id]').first();
  const name = (await place.textContent())?.replace(/\W+$/, '') ?? '';
  await place.scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: `Pin ${name}`, exact: true}).click();
  await expect(findCards(page)).toHaveCount(2);
  await expect(findCards(page).nth(1).locator('.deskContent')).not.toBeEmpty();
  const chooser = desk.getByRole('combobox', {name: 'Choose a desk'});
  await chooser.selectOption('+ New desk');
  await expect(findCards(page)).toHaveCount(0);
  await chooser.selectOption('Session 13');
  await expect(findCards(page)).toHaveCount(2);
});

/** All that the browser keeps of desks, as text. */
async function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({name}) => name ?? []);
    const kept = names.map(
      (name) =>
        new Promise<unknown>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => {
            reject(new Error(name));
          };
          opening.onsuccess = () => {
            const database = opening.result;
            const stores = [...database.objectStoreNames];
            const all = stores.map(
              (store) =>
                new Promise<unknown>((done) => {
                  const read = database
                    .transaction(store)
                    .objectStore(store)
                    .getAll();
                  read.onsuccess = () => {
                    done(read.result);
                  };
                }),
            );
            void Promise.all(all).then((values) => {
              database.close();
              resolve(values);
            });
          };
        }),
    );
    return JSON.stringify([
      await Promise.all(kept),
      Object.entries(localStorage),
    ]);
  });
}

test('of a locked page an address alone is kept; its card is there while the page is unlocked (T4, T12)', async ({
  page,
}) => {
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
  const content = findCards(page).locator('.deskContent');
  await expect(content).not.toContainText('Only the address is kept');
  const kept = await readKept(page);
  expect(kept).toContain('/reference/session-13.html');
  expect(kept).not.toContain(words);
  expect(kept).not.toContain(id);
  await page.goto(ARMOR);
  await hydrated(page);
  await page.keyboard.press('d');
  await expect(content).toContainText('Only the address is kept');
});

test('a link holds a desk without its notes, and is merged without loss (T4)', async ({
  page,
  browser,
}) => {
  await openWithPins(page, ARMOR);
  await page.locator('#armor-mail-shirt').scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: 'Pin Mail shirt'}).click();
  const note = findDesk(page).getByRole('textbox', {name: /^Note on/});
  await note.fill('The captain wears it');
  await note.blur();
  await page.evaluate(() => {
    // Where a browser denies the clipboard, the link is there to be copied.
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await findDesk(page).getByRole('button', {name: 'Copy link'}).click();
  const link = await findDesk(page)
    .getByRole('textbox', {name: 'Link to this desk'})
    .inputValue();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link.slice(0, -5));
  await hydrated(other);
  await expect(findDesk(other)).toContainText('The link is damaged');
  await expect(findCards(other)).toHaveCount(0);
  await openWithPins(other, new URL(ARMOR, link).href);
  await findDesk(other).getByRole('button', {name: 'Pin this page'}).click();
  await expect(findCards(other)).toHaveCount(1);
  await other.goto(link);
  await hydrated(other);
  await findDesk(other).getByRole('button', {name: 'Take it'}).click();
  await expect(findCards(other)).toHaveCount(2);
  await expect(findCards(other).nth(1)).toContainText('Weight (lb)28');
  await expect(
    findDesk(other).getByRole('textbox', {name: 'Note on Mail shirt'}),
  ).toHaveValue('');
  await expect(other).toHaveURL(/\/$/);
});

test('cards are dragged by their handles into another order (T4)', async ({
  page,
}) => {
  await openWithPins(page, ARMOR);
  await page.locator('#armor-mail-shirt').scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: 'Pin Mail shirt'}).click();
  await page.getByRole('button', {name: 'Pin Ring coat'}).click();
  await expect(findCards(page)).toHaveCount(2);
  const handle = findDesk(page).getByRole('button', {name: /^Move Ring coat/});
  await handle.dragTo(findCards(page).first(), {
    targetPosition: {x: 40, y: 4},
    steps: 8,
  });
  await expect(findCards(page).first()).toContainText('Ring coat');
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('d');
  await expect(findCards(page).first()).toContainText('Ring coat');
});

test('where a browser has no room left, the desk holds for the page, and says so (T4)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBObjectStore.prototype, 'put', {
      value() {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    });
  });
  await openWithPins(page, ARMOR);
  await findDesk(page).getByRole('button', {name: 'Pin this page'}).click();
  await expect(findCards(page)).toHaveCount(1);
  await expect(findDesk(page)).toContainText('has no room left');
});

test('a key that is pressed before the desk has come counts once it comes (T4)', async ({
  page,
}) => {
  let letCome = (): void => undefined;
  const isLet = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.addInitScript(() => {
    localStorage.setItem('pins', 'on');
  });
  await page.route(/assets\/js\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('site.desk.pins')) {
      await isLet;
    }
    await route.fulfill({response});
  });
  await page.goto(ARMOR);
  await hydrated(page);
  await page.keyboard.press('d');
  letCome();
  await expect(findDesk(page)).toBeVisible();
});
