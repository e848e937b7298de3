import {expect, test} from '@playwright/test';
import {
  LOCKED,
  getGate,
  isOpen,
  isShut,
  recordMessages,
  unlock,
} from '../../support/e2e/gate';
import {findForget} from '../../support/e2e/forget';
import {findPalette} from '../../support/e2e/palette';
import {hydrated} from '../../support/e2e/watch';

test('a wrong password is refused with a word, and opens nothing', async ({
  page,
}) => {
  await page.goto(LOCKED.path);
  const said = await recordMessages(page);
  const {field, button} = getGate(page);
  await field.fill('open');
  await button.click();
  // The message goes after a second.
  await expect.poll(said).toEqual(['Please enter the correct password!', '']);
  await isShut(page);
});

test('the right password opens a page, until its section is locked', async ({
  page,
}) => {
  await page.goto(LOCKED.path);
  await isShut(page);
  await unlock(page);
  await isOpen(page);
  await page.getByRole('button', {name: 'Lock this area'}).click();
  await isShut(page);
});

test('without the password readers receive nothing that can be read', async ({
  page,
}) => {
  const received: Promise<string>[] = [];
  page.on('response', (response) => {
    received.push(response.text().catch(() => ''));
  });
  await page.goto(LOCKED.path);
  await hydrated(page);
  await isShut(page);
  await page.waitForLoadState('load');
  const all = (await Promise.all(received)).join('\n');
  expect(all).toContain('"scope":"/reference","data":"');
  expect(all).not.toContain(LOCKED.words);
  expect(all).not.toContain(LOCKED.heading);
});

test('a remembered password opens pages at once, until everything is forgotten', async ({
  page,
}) => {
  await page.goto(LOCKED.path);
  await unlock(page, true);
  await isOpen(page);
  await page.reload();
  await isOpen(page);

  await page.keyboard.press('Control+k');
  const {field, active} = findPalette(page);
  await field.fill('delete saved data');
  await expect(active).toContainText('Delete saved data');
  await page.keyboard.press('Enter');
  const fold = findForget(page);
  await expect(fold).toContainText('Remembered passwords');
  await fold.getByRole('button', {name: 'Delete saved data'}).click();
  await expect(fold).toContainText('Deleted, including in other tabs');
  await page.goto(LOCKED.path);
  await isShut(page);
});
