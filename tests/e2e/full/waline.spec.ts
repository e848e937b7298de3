// A town of the starter. cspell:ignore tarnby
import {expect, test, type Page} from '@playwright/test';
import {comments, info} from '../../support/e2e/discussion';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open, quiet, turnPage} from '../../support/e2e/reading';
import {sites, walineServer, WALINE_PORT} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';
import {startWaline, type WalineServer} from '../../support/waline/startWaline';

const {origin} = sites.withWaline;

/** The password of the starter, as its README gives it. */
const PASSWORD = 'open the lid';

test.use({baseURL: origin});

// The tests share one server, which the last of them stops.
test.describe.configure({mode: 'serial'});

let server: WalineServer;

test.beforeAll(async () => {
  server = await startWaline(WALINE_PORT);
});

test.afterAll(async () => {
  await server.stop();
});

/** Records the method and path of requests to the Waline server from now on. */
function recordRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const {origin: host, pathname} = new URL(request.url());
    if (host === walineServer && request.method() !== 'OPTIONS') {
      found.push(`${request.method()} ${pathname}`);
    }
  });
  return found;
}

/** Scrolls to the comments, and waits for their form. */
async function reachComments(page: Page): Promise<void> {
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page).getByRole('textbox').first()).toBeVisible();
}

/** Writes a comment as a reader does. */
async function write(page: Page, nick: string, text: string): Promise<void> {
  await reachComments(page);
  const area = comments(page);
  await area.getByLabel('NickName').fill(nick);
  await area.locator('textarea').fill(text);
  await area.getByRole('button', {name: 'Submit'}).click();
}

/** Returns the background color of an element. */
function getGround(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
}

test('a view is counted once each time a page is shown, not while its link is under the pointer', async ({
  page,
}) => {
  await open(page, '/rules/');
  await expect(info(page)).toContainText('1 view');
  const requests = recordRequests(page);
  const link = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Gear'});
  await link.hover();
  await quiet(page);
  expect(requests).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Gear');
  await expect(info(page)).toContainText('1 view');
  await quiet(page);
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
    'POST /api/article',
  ]);
  await page.reload();
  await hydrated(page);
  await expect(info(page)).toHaveText(
    /^By .*2 views(?:About|Less than) \d+ min/,
  );
});

test('comments are fetched when readers approach them, and not before, and a page without scripts says what they need', async ({
  page,
  request,
}) => {
  const served = await request.get('/rules/');
  expect(await served.text()).toContain('Comments need JavaScript.');
  // In a small window the comments of a short page are far.
  await page.setViewportSize({width: 320, height: 200});
  await open(page, '/rules/');
  await expect(info(page).first()).toContainText('1 view');
  const requests = recordRequests(page);
  await quiet(page);
  expect(requests).toEqual([]);
  await reachComments(page);
  expect(requests).toContain('GET /api/comment');
});

test('a reader’s comment is shown at once, also to the next reader', async ({
  page,
  browser,
}) => {
  const complaints = watch(page, origin);
  await open(page, '/vale/tarnby.html');
  await write(page, 'Ilsabet', 'The **seventh** gate is missing.');
  const written = comments(page).getByText('The seventh gate is missing.');
  await expect(written).toBeVisible();
  await expect(written.locator('strong')).toHaveText('seventh');
  await page.reload();
  await hydrated(page);
  await reachComments(page);
  await expect(written).toBeVisible();
  const context = await browser.newContext({baseURL: origin});
  const other = await context.newPage();
  await open(other, '/vale/tarnby.html');
  await reachComments(other);
  await expect(comments(other).getByText('Ilsabet')).toBeVisible();
  await open(other, '/rules/spells.html');
  await reachComments(other);
  await expect(comments(other).getByText('Ilsabet')).toHaveCount(0);
  await context.close();
  expect(complaints.messages).toEqual([]);
  expect(
    complaints.foreignRequests.filter((url) => !url.startsWith(walineServer)),
  ).toEqual([]);
});

test('comments follow the color mode of the site, and are accessible', async ({
  page,
}) => {
  await open(page, '/vale/tarnby.html');
  await reachComments(page);
  await prepareAccess(page);
  const grounds: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.evaluate((mode) => {
      document.documentElement.dataset['theme'] = mode;
    }, theme);
    grounds.push(await getGround(page, '.wl-panel'));
    expect(await accessFaults(page), theme).toEqual([]);
  }
  expect(grounds).toEqual(['rgb(18, 22, 31)', 'rgb(249, 244, 232)']);
});

test('a locked page has neither', async ({page}) => {
  const requests = recordRequests(page);
  await open(page, '/keeper/');
  const field = page.getByRole('textbox', {name: 'Password'});
  await field.fill(PASSWORD);
  await field.press('Enter');
  await expect(page.getByText('sank the old bell')).toBeVisible();
  await expect(comments(page)).toHaveCount(0);
  await quiet(page);
  expect(requests).toEqual([]);
});

test('with the server stopped the page works, and comments can be loaded later', async ({
  page,
}) => {
  await server.stop();
  await open(page, '/vale/tarnby.html');
  await comments(page).scrollIntoViewIfNeeded();
  const status = comments(page).getByRole('status');
  await expect(status).toContainText('The comments cannot be reached');
  await expect(info(page)).not.toContainText('view');
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await turnPage(page);
  await comments(page).scrollIntoViewIfNeeded();
  await expect(status).toContainText('The comments cannot be reached');
  server = await startWaline(WALINE_PORT);
  await comments(page).getByRole('button', {name: 'Try again'}).click();
  await reachComments(page);
  await expect(status).toBeEmpty();
});
