import {expect, test} from '@playwright/test';
import {
  LOCKED,
  getGate,
  isOpen,
  isShut,
  stored,
  unlock,
} from '../../../support/e2e/gate';
import {FAR_HOST, sites} from '../../../support/e2e/sites';
import {hydrated, watch} from '../../../support/e2e/watch';

test('under a base path pages open with the password, and are remembered under their own name', async ({
  page,
}) => {
  const complaints = watch(page, sites.underPath.origin);
  await page.goto(`${sites.underPath.address}reference/`);
  await unlock(page, true);
  await isOpen(page);
  expect(await stored(page)).toEqual([
    'localStorage docs-lock:path:/orrameth/reference',
  ]);
  await page.reload();
  await isOpen(page);
  await expect(page.locator('main img[src^="blob:"]').first()).toBeVisible();
  await page.getByRole('button', {name: 'Lock this area'}).click();
  await isShut(page);
  expect(await stored(page)).toEqual([]);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('an open page that is locked meanwhile is shut when the back/forward cache restores it', async ({
  context,
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({persisted}) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto(LOCKED.path);
  await unlock(page, true);
  await isOpen(page);
  await page.goto('/prime-almanac/torosia.html');
  const other = await context.newPage();
  await other.goto(LOCKED.path);
  await isOpen(other);
  await other.getByRole('button', {name: 'Lock this area'}).click();
  await expect(getGate(other).field).toBeVisible();
  await page.goBack({waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-persisted', /./);
  await isShut(page);
});

test('on a host without https a page says why it stays locked, and nothing fails', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('pageerror', ({message}) => failures.push(message));
  const {port} = new URL(sites.main.origin);
  await page.goto(`http://${FAR_HOST}:${port}${LOCKED.path}`);
  await hydrated(page);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This page can only be unlocked over a secure connection (https:// or localhost).',
  );
  expect(failures).toEqual([]);
});
