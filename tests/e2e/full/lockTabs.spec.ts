import {expect, test, type Page} from '@playwright/test';
import {
  LOCKED,
  NEIGHBOR,
  PATIENT,
  getGate,
  isOpen,
  isShut,
  stored,
  unlock,
} from '../../support/e2e/gate';
import {sites} from '../../support/e2e/sites';
import {TOKEN_KEY, unlocked} from '../../support/e2e/unlock';
import {hydrated, watch} from '../../support/e2e/watch';

/** How often two tabs are locked: something may survive a lock only once in many times. */
const TIMES = 6;

/** Lists the blob addresses of the data decrypted for a page. */
function listBlobs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[src^="blob:"], [href^="blob:"]')].map(
      (each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '',
    ),
  );
}

/** Returns those of some blob addresses that can still be fetched. */
function filterFetchable(
  page: Page,
  blobs: readonly string[],
): Promise<unknown> {
  return page.evaluate(async (all) => {
    const found = await Promise.all(
      all.map((blob) =>
        fetch(blob).then(
          () => [blob],
          () => [],
        ),
      ),
    );
    return found.flat();
  }, blobs);
}

/** Opens a page in front of the others, and waits for a decrypted picture. */
async function openWithPicture(page: Page): Promise<readonly string[]> {
  await page.bringToFront();
  await page.goto(LOCKED.path);
  await isOpen(page);
  await expect
    .poll(async () => (await listBlobs(page)).length, PATIENT)
    .toBeGreaterThan(0);
  return listBlobs(page);
}

/** Asserts that nothing is left of what a page showed. */
async function expectClean(
  page: Page,
  blobs: readonly string[],
): Promise<void> {
  await isShut(page);
  expect(await listBlobs(page)).toEqual([]);
  expect(await filterFetchable(page, blobs)).toEqual([]);
}

/** Makes a page believe that it is hidden: browsers render no frames of hidden pages. */
async function hide(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {get: () => true});
    Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'});
    window.requestAnimationFrame = () => 0;
  });
}

for (const {kind, prepare} of [
  {kind: 'seen', prepare: () => Promise.resolve()},
  {kind: 'hidden', prepare: hide},
]) {
  test(`case 18: one tab locks another that is ${kind}, and nothing is left in it, ${TIMES} times in a row (G3, G4)`, async ({
    context,
    page,
  }) => {
    test.slow();
    const other = await context.newPage();
    await prepare(other);
    await unlocked(page);
    await unlocked(other);
    for (let time = 0; time < TIMES; time++) {
      const mine = await openWithPicture(page);
      const theirs = await openWithPicture(other);
      // The other tab is in front, so this one renders no frames that a real click would wait for.
      await page
        .getByRole('button', {name: 'Lock this section'})
        .dispatchEvent('click');
      await expectClean(page, mine);
      await expectClean(other, theirs);
      expect(await stored(other)).toEqual([]);
    }
  });
}

test('case 11: all spellings of its pages are unlocked together (G2, G3)', async ({
  page,
}) => {
  await page.goto(LOCKED.path);
  await unlock(page);
  await isOpen(page);
  for (const [path, title] of [
    ['/reference', 'Private Reference!'],
    ['/reference/index.html', 'Private Reference!'],
    ['/Reference/', 'Private Reference!'],
    ['/reference/the-ninth-bed', 'The Ninth Bed'],
    ['/reference/the-ninth-bed/', 'The Ninth Bed'],
    ['/reference/the-ninth-bed.html', 'The Ninth Bed'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(
        page.getByRole('button', {name: 'Lock this section'}),
      ).toBeVisible(PATIENT);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(getGate(page).field).toHaveCount(0);
      expect(await stored(page)).toEqual([`sessionStorage ${TOKEN_KEY}`]);
    });
  }
});

test('case 35: titles of locked pages link to them before they are opened, and headings are nowhere (G1, G4)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await page.goto(LOCKED.path);
  await hydrated(page);
  await isShut(page);
  await expect(
    page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: NEIGHBOR.title}),
  ).toBeVisible();
  await expect(
    page.locator('.pagination-nav').getByRole('link', {name: NEIGHBOR.title}),
  ).toBeVisible();
  await expect(
    page.getByRole('navigation', {name: 'Breadcrumbs'}),
  ).toContainText('Private Reference!');
  await expect(
    page.getByRole('navigation', {name: 'On this page'}),
  ).toHaveCount(0);
  expect(await page.content()).not.toContain('session-planner');
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('the browser remembers a key that no script can export (G3)', async ({
  page,
}) => {
  await page.goto(LOCKED.path);
  await unlock(page, true);
  await isOpen(page);
  const token = await page.evaluate(
    (key) => localStorage.getItem(key),
    TOKEN_KEY,
  );
  expect(token).toMatch(/^\{"v":2,"id":"lamp","until":\d+,"held":"[^"]+"\}$/);
  const kept = await page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
      });
    const database = await answered(indexedDB.open('docs-lock', 1));
    const keys = database.transaction('keys').objectStore('keys');
    const all = await answered(keys.getAll());
    database.close();
    return all.map(({key}: {key: CryptoKey}) => key.extractable);
  });
  expect(kept).toEqual([false]);
});
