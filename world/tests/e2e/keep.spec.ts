import {expect} from '@playwright/test';
import {
  EDITION_FILE,
  parsePackFiles,
  type Edition,
} from '../../../src/features/offline/lib/packList';
import {hydrated} from '../../../tests/support/e2e/watch';
import {isOpen, LOCKED, unlock} from '../support/e2e/gate';
import {
  countKept,
  countWorkers,
  findPack,
  keep,
  openKeep,
  test,
} from '../support/e2e/keep';
import {findPalette} from '../support/e2e/palette';

test.setTimeout(240_000);

test('readers who keep nothing have no service worker and no cache, on any page (T1)', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', {name: 'Keep for the table'}).click();
  await expect(findPack(page, 'pages')).toHaveAttribute('data-state', 'absent');
  await expect(findPack(page, 'map').getByRole('button')).toBeDisabled();
  expect(await countWorkers(page)).toBe(0);
  expect(await countKept(page)).toBe(0);
});

test('the palette leads to the page of packs too (T1)', async ({page}) => {
  await page.goto('/combat-and-tactics/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await findPalette(page).field.fill('keep for');
  await findPalette(page)
    .options.filter({hasText: 'Keep for the table'})
    .click();
  await expect(findPack(page, 'pages')).toBeVisible();
});

test('kept pages, search and tools work offline, and missing files are explained (T2)', async ({
  page,
  host,
}) => {
  await openKeep(page);
  await keep(page, 'pages');
  host.loseAfter(0);

  await page.goto('/Combat_and_Tactics/Action-Points');
  await expect(page).toHaveURL(/\/combat-and-tactics\/action-points\.html$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Action Points',
  );
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const {field, options} = findPalette(page);
  await field.fill('smoke of disguise');
  await expect(options.first()).toContainText('Smoke of Disguise');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/smoke-of-disguise/);

  const answer = await page.goto('/combat-and-tactics/no-such-page.html');
  expect(answer?.status()).toBe(404);

  await page.goto('/prime-almanac/');
  const broken = await page.evaluate(
    () =>
      [...document.images].filter(
        ({complete, naturalWidth}) => complete && naturalWidth === 0,
      ).length,
  );
  expect(broken).toBe(0);
});

test('a document that is not kept leads to a page that says so, with what can be kept (T2)', async ({
  page,
  host,
}) => {
  await openKeep(page);
  await keep(page, 'pages');
  const path = parsePackFiles(
    await page.evaluate(async (edition) => {
      const {packs} = (await (await fetch(edition)).json()) as Edition;
      const list = packs.documents?.list ?? '';
      return (await fetch(`/${list}`)).json() as Promise<unknown>;
    }, `/${EDITION_FILE}`),
  ).find(([name]) => name.endsWith('.pdf'))?.[0];
  expect(path).toBeDefined();
  host.loseAfter(0);
  await page.goto(`/${path ?? ''}`);
  await expect(page).toHaveURL(/\/keep\.html\?missing=/);
  await expect(
    page.getByText('is not kept on this device').first(),
  ).toContainText(path?.split('/').at(-1) ?? '');
  await expect(findPack(page, 'pages')).toHaveAttribute('data-state', 'kept');
  await expect(findPack(page, 'documents').getByRole('button')).toBeDisabled();
});

test('locked pages are kept encrypted, and open with their password offline (T2)', async ({
  page,
  host,
}) => {
  await openKeep(page);
  await keep(page, 'pages');
  await keep(page, 'locked');
  host.loseAfter(0);
  await page.goto(LOCKED.path);
  await unlock(page);
  await isOpen(page);
  const found = await page.evaluate(async (words) => {
    const names = await caches.keys();
    const texts = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(
            async (key) => (await (await cache.match(key))?.text()) ?? '',
          ),
        );
      }),
    );
    return texts.flat().filter((text) => text.includes(words)).length;
  }, LOCKED.words);
  expect(found).toBe(0);
});

test('removing everything leaves no service worker and no file (T1)', async ({
  page,
}) => {
  await openKeep(page);
  await keep(page, 'pages');
  expect(await countWorkers(page)).toBe(1);
  await findPack(page, 'pages').getByRole('button', {name: 'Remove'}).click();
  await expect(findPack(page, 'pages')).toHaveAttribute('data-state', 'absent');
  expect(await countKept(page)).toBe(0);
  expect(await countWorkers(page)).toBe(0);
});

test.describe('under a base path', () => {
  test.use({basePath: '/orrameth/'});

  test('kept pages work offline (T3)', async ({page, host}) => {
    await openKeep(page, '/orrameth/');
    await keep(page, 'pages');
    host.loseAfter(0);
    await page.goto('/orrameth/Combat_and_Tactics/Action-Points');
    await expect(page).toHaveURL(
      /\/orrameth\/combat-and-tactics\/action-points\.html$/,
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Action Points',
    );
  });
});
