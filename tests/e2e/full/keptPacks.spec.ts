import {randomInt} from 'node:crypto';
import {expect, type Page} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';
import {
  countKept,
  countListed,
  findPack,
  keep,
  listDamaged,
  LONG,
  openKeep,
  test,
} from '../../support/e2e/keep';

test.setTimeout(240_000);

/** In requests that fetch files to keep. */
const SINGLE = '?revision=';

/** How often a download is cut off, and after how many bytes at most. */
const CUTS = 5;
const MOST_BYTES = 400_000;

/** Expects every file of the pack of pages to be kept as the host has it. */
async function expectComplete(page: Page): Promise<void> {
  expect(await countKept(page)).toBe(await countListed(page, 'pages'));
  expect(await listDamaged(page)).toEqual([]);
}

test('a pack is kept, and each file with what the host says of it, while the browser still asks whether storage may stay', async ({
  page,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () =>
      new Promise(() => {
        // Nobody has answered yet.
      });
  });
  await openKeep(page);
  await keep(page, 'pages');
  await expectComplete(page);
  const differing = await page.evaluate(async () => {
    const names = [
      'content-type',
      'content-security-policy',
      'referrer-policy',
      'x-content-type-options',
    ];
    const found: string[] = [];
    const [cacheName = ''] = await caches.keys();
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      const served = await fetch(request.url, {method: 'HEAD'});
      for (const name of names) {
        if (kept?.headers.get(name) !== served.headers.get(name)) {
          found.push(`${request.url}: ${name}`);
        }
      }
    }
    return found;
  });
  expect(differing).toEqual([]);
});

test('a download that is paused, or cut off again and again, resumes and completes', async ({
  page,
  host,
}) => {
  const cuts = Array.from({length: CUTS}, () => randomInt(1, MOST_BYTES));
  test.info().annotations.push({type: 'cuts', description: cuts.join(' ')});
  await openKeep(page);
  await expect(
    page.getByText(/This browser leaves the site about/),
  ).toBeVisible();
  const pack = findPack(page, 'pages');
  await pack.getByRole('button', {name: 'Keep'}).click();
  await pack.getByRole('button', {name: 'Pause'}).click();
  await expect(pack).toContainText('Paused. What has arrived stays.', LONG);
  let kept = 0;
  for (const bytes of cuts) {
    host.loseAfterBytes(bytes);
    await pack.getByRole('button', {name: /^Keep|^Resume/}).click();
    await expect(pack).toContainText('What has arrived stays', LONG);
    host.find();
    await page.reload();
    await hydrated(page);
    await expect(pack).toContainText('Begun, but not all of it is here');
    const now = await countKept(page);
    expect(now).toBeGreaterThanOrEqual(kept);
    kept = now;
  }
  expect(kept).toBeGreaterThan(0);
  const all = await countListed(page, 'pages');
  host.takeRequests();
  await keep(page, 'pages');
  const asked = host.takeRequests().filter((path) => path.includes(SINGLE));
  // What had traveled but was not yet kept may come from the browser's own cache.
  expect(asked.length).toBeLessThanOrEqual(all - kept);
  expect(new Set(asked).size).toBe(asked.length);
  await expectComplete(page);
});
