import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';
import {
  BARROW,
  findCards,
  findTracker,
  openEncounter,
  openTracker,
} from '../../support/e2e/tracker';

/** Puts a value where the tracker stores its fights, before it is opened. */
async function storeFights(
  page: Page,
  given: {readonly version: number; readonly value: unknown},
): Promise<void> {
  await page.goto(BARROW);
  await page.evaluate(
    ({version, value}) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('tracker:/', version);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('fights').put(value, 'all');
          request.result.createObjectStore('aside', {autoIncrement: true});
        };
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => {
          reject(new Error('not stored'));
        };
      }),
    given,
  );
}

test('a step is stored although the page is left at once (T6)', async ({
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
  await expect(findTracker(page).getByText('Log (4)')).toBeVisible();
});

test('the newer state of another tab is told (T6)', async ({page, context}) => {
  await openEncounter(page);
  const other = await context.newPage();
  await other.goto(BARROW);
  await hydrated(other);
  await openTracker(other);
  await expect(findCards(other)).toHaveCount(6);
  await findTracker(other)
    .getByRole('button', {name: 'Roll initiative'})
    .click();
  await expect(findTracker(page)).toContainText('Changed in another tab');
  await findTracker(page).getByRole('button', {name: 'Begin'}).click();
  await expect(findTracker(page)).not.toContainText('Changed in another tab');
  await expect(findTracker(other)).toContainText('The fight: round 1');
});

test('what a newer edition stored is left as it is, and that is told (T6)', async ({
  page,
}) => {
  await storeFights(page, {version: 2, value: {kept: 'newer'}});
  await openEncounter(page);
  await expect(findTracker(page)).toContainText('A newer edition of the site');
});

test('a fight that cannot be read is kept aside, and can be saved (T6)', async ({
  page,
}) => {
  await storeFights(page, {version: 1, value: {session: 'torn'}});
  await openEncounter(page);
  const tracker = findTracker(page);
  await expect(tracker).toContainText('is kept aside as it was (parts: 1)');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tracker.getByRole('button', {name: 'Save it as file'}).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('torn');
});

test('files of something else change nothing, and say why (T6)', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  for (const [content, told] of [
    ['%PDF-1.7', 'This file is damaged, or of another kind'],
    ['{"format": "desk", "version": 1}', 'This file is of something else'],
    ['{"format": "fight", "version": 2}', 'from a newer edition'],
    ['{"format": "fight", "version": 1}', 'no fight that can be read'],
  ] as const) {
    await tracker.locator('input[type=file]').setInputFiles({
      name: 'fight.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await expect(tracker).toContainText(told);
    await expect(findCards(page)).toHaveCount(6);
  }
});

test('lists that cannot be fetched are tried again; all else works (T6)', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch();
    const isTable = (await answer.text()).includes('"characters":[');
    await (isTable && isDown
      ? route.abort()
      : route.fulfill({response: answer}));
  });
  await openEncounter(page);
  const tracker = findTracker(page);
  await tracker.getByText('Add fighters').click();
  const fault = tracker.getByText('could not be fetched. All else works.');
  await expect(fault.first()).toBeVisible();
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await expect(findCards(page).first()).toContainText('initiative');
  isDown = false;
  await tracker.getByRole('button', {name: 'Try again'}).first().click();
  await expect(fault).toHaveCount(0);
  await expect(tracker.getByLabel('Character')).toBeVisible();
});
