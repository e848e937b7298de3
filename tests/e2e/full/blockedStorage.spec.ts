import {expect, test} from '@playwright/test';
import {
  findCards as findPins,
  findDesk,
  openWithPins,
} from '../../support/e2e/desk';
import {open} from '../../support/e2e/reading';
import {
  findNumber,
  findSheet,
  levelUp,
  openSheet,
} from '../../support/e2e/sheet';
import {sites} from '../../support/e2e/sites';
import {findTracker, openEncounter} from '../../support/e2e/tracker';
import {watch} from '../../support/e2e/watch';

const NOTHING = 'does not let the site save anything';

test('where storage is blocked every tool works for as long as its page, and says so', async ({
  page,
}) => {
  const {messages} = watch(page, sites.main.origin);
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked.', 'SecurityError');
        },
      });
    }
  });

  await test.step('tracker', async () => {
    await openEncounter(page);
    await expect(findTracker(page)).toContainText(NOTHING);
  });

  await test.step('desk', async () => {
    await openWithPins(page, '/combat-and-tactics/armor-and-defense.html');
    await findDesk(page).getByRole('button', {name: 'Pin this page'}).click();
    await expect(findPins(page)).toHaveCount(1);
    await expect(findDesk(page)).toContainText(NOTHING);
  });

  await test.step('character sheet', async () => {
    await openSheet(page, 'odo-varick');
    await expect(findSheet(page)).toContainText(NOTHING);
    await levelUp(page, 3);
    await expect(findNumber(page, 'Hit points')).toHaveText('15');
  });

  await test.step('packs', async () => {
    await open(page, '/keep.html');
    await expect(page.getByText(NOTHING)).toBeVisible();
  });

  await test.step('table mode', async () => {
    await page.getByRole('button', {name: 'At the table'}).click();
    await page.getByRole('radio', {name: 'Red light'}).check();
    await expect(page.locator('html')).toHaveCSS(
      'background-color',
      'rgb(0, 0, 0)',
    );
  });

  // Docusaurus warns that it cannot store anything.
  const others = messages.filter(
    (message) => !message.startsWith('Docusaurus browser storage'),
  );
  expect(others).toEqual([]);
});
