import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect} from '@playwright/test';
import {EDITION_FILE} from '../../../src/features/offline/lib/packList';
import {listToolFiles} from '../../../plugins/offline-packs/listToolFiles';
import {writePacks} from '../../../plugins/offline-packs/writePacks';
import {hydrated} from '../../support/e2e/watch';
import {map} from '../../../world/map';
import {findPack, keep, LONG, openKeep, test} from '../../support/e2e/keep';

test.setTimeout(240_000);

test('a newer edition downloads changed files only, is offered in one line, and is used as a whole (T3)', async ({
  page,
  host,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'edition-'));
  try {
    await openKeep(page);
    await keep(page, 'pages');
    cpSync('build', folder, {recursive: true});
    const path = 'combat-and-tactics/action-points.html';
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(
      join(folder, path),
      text.replace('</title>', ', newer</title>'),
    );
    await writePacks({
      siteDir: process.cwd(),
      folder,
      mapPicture: map.picture.name,
      toolFiles: listToolFiles(),
    });
    host.upload(folder);
    host.takeRequests();
    await page.goto(`/${path}`);
    await expect(page).not.toHaveTitle(/newer/);
    await hydrated(page);
    const notice = page
      .getByRole('status')
      .filter({hasText: 'A newer edition is here'});
    await expect(notice).toBeVisible({timeout: 60_000});
    const asked = host
      .takeRequests()
      .filter((each) => /\?revision=|\/archives\//.test(each));
    expect(asked).toEqual([expect.stringContaining(`/${path}?`)]);
    host.loseAfter(0);
    await notice.getByRole('button').click();
    await expect(page).toHaveTitle(/newer$/, {timeout: 30_000});
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('a full device is reported, and the site still works (T3)', async ({
  page,
}) => {
  await openKeep(page);
  const {origin} = new URL(page.url());
  const client = await page.context().newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', {
    origin,
    quotaSize: 2_000_000,
  });
  const pack = findPack(page, 'pages');
  await pack.getByRole('button', {name: 'Keep'}).click();
  await expect(pack).toContainText('no room left', LONG);
  await page.goto('/combat-and-tactics/action-points.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Action Points',
  );
});

test('of two tabs that keep a pack at once the second is told to wait, then sees it kept (T1)', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openKeep(tab);
    await expect(findPack(tab, 'pages')).toHaveAttribute(
      'data-state',
      'absent',
    );
  }
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await other.route(`**/${EDITION_FILE}`, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await findPack(other, 'pages').getByRole('button', {name: 'Keep'}).click();
  await findPack(page, 'pages').getByRole('button', {name: 'Keep'}).click();
  await expect(findPack(page, 'pages')).toContainText(
    'Another tab is keeping something',
  );
  answer();
  for (const tab of [other, page]) {
    await expect(findPack(tab, 'pages')).toHaveAttribute(
      'data-state',
      'kept',
      LONG,
    );
  }
});

test('a browser without storage is reported (T3)', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await openKeep(page);
  await expect(page.getByText('lets the site keep nothing')).toBeVisible();
});

test('packs are kept while the browser still asks readers whether storage may stay (T1)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () =>
      new Promise(() => {
        // Nobody has answered yet.
      });
  });
  await openKeep(page);
  const pack = findPack(page, 'pages');
  await pack.getByRole('button', {name: 'Keep'}).click();
  await expect(pack).toHaveAttribute('data-state', 'kept', {timeout: 60_000});
});
