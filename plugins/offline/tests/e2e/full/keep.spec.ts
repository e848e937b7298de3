import {expect, type Page} from '@playwright/test';
import {EDITION_FILE, type Edition, type PackFile} from '../../../model/packs';
import {hydrated} from '../../../../../tests/support/e2e/watch';
import {isOpen, LOCKED, unlock} from '../../../../../tests/support/e2e/gate';
import {
  countKept,
  countWorkers,
  findPack,
  keep,
  openKeep,
  test,
} from '../../../../../tests/support/e2e/keep';
import {findPalette} from '../../../../../tests/support/e2e/palette';
import {open} from '../../../../../tests/support/e2e/reading';
import {openMap} from '../../../../../tests/support/e2e/worldMap';

test.setTimeout(240_000);

/** Opens an address of another spelling, uses search and follows its result, on a host that is gone. */
async function readOffline(page: Page): Promise<void> {
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
}

/** Returns the path of a document that can be kept. */
async function findDocument(page: Page): Promise<string> {
  const files = await page.evaluate(async (edition) => {
    const {packs} = (await (await fetch(edition)).json()) as Edition;
    const list = packs.documents?.list ?? '';
    return (await fetch(`/${list}`)).json() as Promise<PackFile[]>;
  }, `/${EDITION_FILE}`);
  const path = files.find(([name]) => name.endsWith('.pdf'))?.[0];
  expect(path).toBeDefined();
  return path ?? '';
}

/** Counts the kept files that contain some words. */
function countHolding(page: Page, words: string): Promise<number> {
  return page.evaluate(async (wanted) => {
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
    return texts.flat().filter((text) => text.includes(wanted)).length;
  }, words);
}

/** Uses previews, a calculator, the page of results, dice and the planner, on a host that is gone. */
async function useTools(page: Page): Promise<void> {
  await open(page, '/combat-and-tactics/saving-throws.html');
  await page
    .locator('main .markdown a[href="/magic-science/spell-strength.html"]')
    .first()
    .hover();
  await expect(page.getByRole('tooltip')).toContainText('Spell Strength');

  await open(page, '/magic-science/spell-factors.html');
  const form = page.getByRole('group', {name: 'Spell cost'});
  await expect(form.getByRole('status')).toContainText('9 motes');
  await form.getByLabel('Spell level').fill('6');
  await expect(form.getByRole('status')).not.toContainText('9 motes');

  await page.goto('/search.html?q=troll');
  await expect(
    page.getByRole('main').getByRole('link', {name: /troll/i}).first(),
  ).toBeVisible();

  await open(page, '/character-handbook/character-creation-guide.html');
  await page
    .getByRole('button', {name: 'Roll 4d6, drop the lowest die'})
    .click();
  await expect(
    page.getByRole('complementary', {name: 'Dice'}).getByRole('status'),
  ).toContainText(/ = \d+$/);

  await page.keyboard.press('Control+k');
  const {field, active} = findPalette(page);
  await field.fill('harrowmere to toros');
  await expect(active).toContainText('420 miles, 18 days, 35 in snow');
}

test('nothing is kept before readers ask; then pages, search, tools and the map work offline, locked pages stay encrypted, missing files are explained, and nothing is left once all is removed', async ({
  page,
  host,
}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Use offline'}).click();
  await expect(findPack(page, 'pages')).toHaveAttribute('data-state', 'absent');
  await expect(findPack(page, 'pictures').getByRole('button')).toBeDisabled();
  expect(await countWorkers(page)).toBe(0);
  expect(await countKept(page)).toBe(0);

  await keep(page, 'pages');
  expect(await countWorkers(page)).toBe(1);
  const path = await findDocument(page);

  await test.step('pages and search offline', async () => {
    host.loseAfter(0);
    await readOffline(page);
  });

  await test.step('tools offline', () => useTools(page));

  await test.step('a document that is not kept', async () => {
    await page.goto(`/${path}`);
    await expect(page).toHaveURL(/\/keep\.html\?missing=/);
    await expect(
      page.getByText('is not saved on this device').first(),
    ).toContainText(
      new RegExp(`${path.split('/').at(-1) ?? ''} \\([\\d.]+ [kM]B\\)`),
    );
    await expect(findPack(page, 'pages')).toHaveAttribute('data-state', 'kept');
    await expect(
      findPack(page, 'documents').getByRole('button'),
    ).toBeDisabled();
  });

  await test.step('the map, once it is kept, and locked pages', async () => {
    host.find();
    await openKeep(page);
    await keep(page, 'pictures');
    host.loseAfter(0);
    const map = await openMap(page, '?at=1200,900,4');
    const widths = await map
      .locator('.leaflet-tile-loaded')
      .evaluateAll((tiles: HTMLImageElement[]) =>
        tiles.map(({naturalWidth}) => naturalWidth),
      );
    expect(Math.min(...widths)).toBeGreaterThan(100);
    await page.goto(LOCKED.path);
    await unlock(page);
    await isOpen(page);
    expect(await countHolding(page, LOCKED.words)).toBe(0);
  });

  await test.step('removing everything', async () => {
    host.find();
    await openKeep(page);
    for (const name of ['pictures', 'pages']) {
      const pack = findPack(page, name);
      await pack.getByRole('button', {name: 'Remove'}).click();
      await expect(pack).toHaveAttribute('data-state', 'absent');
    }
    expect(await countKept(page)).toBe(0);
    expect(await countWorkers(page)).toBe(0);
  });
});

test.describe('under a base path', () => {
  test.use({basePath: '/orrameth/'});

  test('kept pages work offline', async ({page, host}) => {
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
