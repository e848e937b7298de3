import {expect, test, type Page} from '@playwright/test';
import {
  LOCKED,
  NEIGHBOR,
  PATIENT,
  isOpen,
  isShut,
  stored,
  unlock,
} from '../../support/e2e/gate';
import {findPalette} from '../../support/e2e/palette';
import {follow, open, quiet} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {unlocked} from '../../support/e2e/unlock';
import {watch} from '../../support/e2e/watch';

test('components work on an unlocked page as on any other', async ({page}) => {
  await unlocked(page);
  const complaints = watch(page, sites.main.origin);
  await open(page, NEIGHBOR.path);
  const main = page.getByRole('main');
  await expect(
    page.getByRole('navigation', {name: 'On this page'}).first(),
  ).toContainText('Spoilers');

  await test.step('tabs', async () => {
    const tab = main.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('lightbox', async () => {
    await main.locator('section a[aria-haspopup=dialog]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('demo of code', async () => {
    await main
      .getByRole('heading', {name: 'Code that runs'})
      .scrollIntoViewIfNeeded();
    await expect(page.locator('figure iframe').first()).toBeVisible();
  });

  await test.step('spells', async () => {
    await page.getByRole('link', {name: 'First powers'}).click();
    await expect(
      page.getByText(/^\d+ of \d+ spells and powers$/),
    ).toBeVisible();
  });

  await test.step('calculator', async () => {
    const form = page.getByRole('group', {name: 'Spell cost'});
    await expect(form.getByRole('status')).toContainText('9 motes');
    await form.getByLabel('Caster level').fill('21');
    await expect(form).toContainText('A whole number from 1 to 20');
  });

  await test.step('map', async () => {
    const tile = page
      .getByRole('region', {name: 'Map of the Prime'})
      .locator('.leaflet-tile-loaded')
      .first();
    // Right after unlocking, a page still grows and moves what is on it.
    await expect(async () => {
      await page.locator('#the-world').scrollIntoViewIfNeeded();
      await expect(tile).toBeVisible({timeout: 5000});
    }).toPass();
  });

  await test.step('road of a party', async () => {
    const played = page.getByRole('combobox', {
      name: 'Sessions played',
    });
    await expect(async () => {
      await page.locator('#the-way-of-a-party').scrollIntoViewIfNeeded();
      await expect(played).toBeVisible({timeout: 5000});
    }).toPass();
    await played.selectOption('Session 1');
    await expect(
      page.getByText('Session 2 and later are hidden.'),
    ).toBeVisible();
  });

  // Documents could tell what is locked.
  await expect(page.getByRole('region', {name: 'On paper'})).toHaveCount(0);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('a target near the end of a locked page is where readers left it when they come back', async ({
  page,
}) => {
  await unlocked(page);
  await open(page, `${LOCKED.path}#papers-of-this-page`);
  const target = page.getByRole('heading', {name: 'Papers of this page'});
  const getTop = () =>
    target.evaluate((element) => element.getBoundingClientRect().top);
  await expect(target).toBeInViewport();
  await quiet(page);
  const before = await getTop();
  await follow(page, NEIGHBOR.path);
  await expect(
    page.getByRole('heading', {level: 1, name: NEIGHBOR.title}),
  ).toBeVisible();
  await page.goBack();
  await expect(target).toBeInViewport();
  await quiet(page);
  expect(Math.abs((await getTop()) - before)).toBeLessThan(40);
});

/** Lists the addresses of the data decrypted for a page. */
function listBlobs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[src^="blob:"], [href^="blob:"]')].map(
      (each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '',
    ),
  );
}

/** Returns those of some addresses that can still be fetched. */
function filterFetchable(
  page: Page,
  blobs: readonly string[],
): Promise<readonly string[]> {
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

test('nothing is left of decrypted files after locking, not even in a hidden tab', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  // Browsers render no frames of hidden pages.
  await other.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {get: () => true});
    Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'});
    window.requestAnimationFrame = () => 0;
  });
  const opened: (readonly [Page, readonly string[]])[] = [];
  for (const tab of [page, other]) {
    await unlocked(tab);
    await tab.bringToFront();
    await tab.goto(LOCKED.path);
    await isOpen(tab);
    await expect
      .poll(async () => (await listBlobs(tab)).length, PATIENT)
      .toBeGreaterThan(0);
    opened.push([tab, await listBlobs(tab)]);
  }
  // The other tab is in front, so this one renders no frames that a real click would wait for.
  await page
    .getByRole('button', {name: 'Lock this area'})
    .dispatchEvent('click');
  for (const [tab, blobs] of opened) {
    await isShut(tab);
    expect(await listBlobs(tab)).toEqual([]);
    expect(await filterFetchable(tab, blobs)).toEqual([]);
  }
  expect(await stored(other)).toEqual([]);
});

/** Returns everything that the browser stores for the site. */
function readStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [localStorage, sessionStorage].flatMap((storage) =>
      Object.values(storage).map(String),
    );
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        parts.push(request.url, (await answer?.text()) ?? '');
      }
    }
    for (const {name} of await indexedDB.databases()) {
      parts.push(name ?? '');
    }
    return parts.join('\n');
  });
}

test('search finds locked pages only while they are open, and stores none of their words', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  const {dialog, field, options} = findPalette(page);
  const hit = options.filter({hasText: LOCKED.heading});
  const search = async (query: string) => {
    await page.keyboard.press('Control+k');
    await field.fill(query);
    await expect(dialog).toContainText(/\d results?|No results/);
  };
  await open(page, LOCKED.path);
  await search('one evening of four hours');
  await expect(hit).toHaveCount(0);
  await page.keyboard.press('Escape');

  await unlock(page);
  await isOpen(page);
  await search('one evening of four hours');
  await expect(hit.first()).toBeVisible();
  // A page that has not been shown yet is found too.
  await field.fill(NEIGHBOR.title);
  await expect(options.filter({hasText: NEIGHBOR.title}).first()).toBeVisible();
  expect(await readStored(page)).not.toContain(LOCKED.heading);
  await page.keyboard.press('Escape');

  await page.getByRole('button', {name: 'Lock this area'}).click();
  await isShut(page);
  await search('one evening of four hours');
  await expect(hit).toHaveCount(0);
  expect(complaints.messages).toEqual([]);
});
