import {randomInt} from 'node:crypto';
import {expect, type Page, type Route} from '@playwright/test';
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

/** In requests that fetch files to keep one by one. */
const SINGLE = '?revision=';

/** In requests that fetch archives. */
const ARCHIVES = '/offline/archives/';

/** How often a download is cut off, and after how many bytes at most. */
const CUTS = 10;
const MOST_BYTES = 400_000;

/** Expects every file of the pack of pages to be kept as the host has it. */
async function expectComplete(page: Page): Promise<void> {
  expect(await countKept(page)).toBe(await countListed(page, 'pages'));
  expect(await listDamaged(page)).toEqual([]);
}

test('a pack is kept with few requests, and each file with what the host says of it (T1, T2)', async ({
  page,
  host,
}) => {
  await openKeep(page);
  const pack = findPack(page, 'pages');
  await expect(pack.getByRole('heading')).toContainText(
    /[\d.]+ MB to fetch, [\d.]+ MB on this device/,
  );
  host.takeRequests();
  await keep(page, 'pages');
  const asked = host.takeRequests();
  expect(
    asked.filter((path) => path.includes(ARCHIVES)).length,
  ).toBeGreaterThan(0);
  expect(asked.length).toBeLessThan(40);
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

test('a download that is cut off ten times at random, even within an archive, resumes and completes (T1)', async ({
  page,
  host,
}) => {
  const cuts = Array.from({length: CUTS}, () => randomInt(1, MOST_BYTES));
  test.info().annotations.push({type: 'cuts', description: cuts.join(' ')});
  await openKeep(page);
  const pack = findPack(page, 'pages');
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

/** Answers that hosts, and what lies between, may give in place of an archive. */
const faults: readonly {
  readonly what: string;
  readonly pattern: string | RegExp;
  readonly answer: (route: Route) => Promise<void>;
}[] = [
  {
    what: 'an archive that is missing',
    pattern: `**${ARCHIVES}*`,
    answer: (route) => route.fulfill({status: 404, body: 'Not found'}),
  },
  {
    what: 'a page in its place',
    pattern: `**${ARCHIVES}*`,
    answer: (route) =>
      route.fulfill({contentType: 'text/html', body: '<title>Sign in</title>'}),
  },
  {
    what: 'an archive with a damaged middle',
    pattern: `**${ARCHIVES}*`,
    answer: async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      const middle = Math.floor(body.length / 2);
      body.fill(0, middle, middle + 5000);
      await route.fulfill({response, body});
    },
  },
  {
    what: 'an archive that ends too early',
    pattern: `**${ARCHIVES}*`,
    answer: async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      const headers = {'content-type': 'application/zstd'};
      await route.fulfill({headers, body: body.subarray(0, 100_000)});
    },
  },
  {
    what: 'a script that cannot unpack',
    pattern: /\/assets\/js\/[^?]*$/,
    answer: (route) => route.abort(),
  },
];

for (const {what, pattern, answer} of faults) {
  test(`with ${what}, the files are fetched one by one (T1)`, async ({
    page,
    host,
  }) => {
    await openKeep(page);
    await expect(findPack(page, 'pages')).toBeVisible();
    await page.route(pattern, answer);
    host.takeRequests();
    await keep(page, 'pages');
    const asked = host.takeRequests().filter((path) => path.includes(SINGLE));
    expect(asked.length).toBeGreaterThan(100);
    await expectComplete(page);
  });
}
