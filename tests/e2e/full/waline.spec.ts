// A town of the starter. cspell:ignore tarnby
import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {comments, info} from '../../support/e2e/discussion';
import {open, quiet, turnPage} from '../../support/e2e/reading';
import {sites, walineServer} from '../../support/e2e/sites';
import {mockWaline} from '../../support/e2e/waline';
import {hydrated} from '../../support/e2e/watch';

/** The password of the starter, as its README gives it. */
const PASSWORD = 'open the lid';

test.use({baseURL: sites.withWaline.origin});

/** Scrolls to the comments, and waits for their form. */
async function reachComments(page: Page): Promise<void> {
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page).getByRole('textbox').first()).toBeVisible();
}

test('a view is counted once each time a page is shown, and comments are fetched once readers come near', async ({
  page,
}) => {
  const {asked} = await mockWaline(page);
  // In a small window the comments of a short page are far.
  await page.setViewportSize({width: 320, height: 200});
  await open(page, '/rules/gear.html');
  await expect(info(page).first()).toContainText('1 view');
  await quiet(page);
  expect(asked).toEqual(['POST /api/article']);
  await page.reload();
  await hydrated(page);
  await expect(info(page).first()).toContainText('2 views');
  await reachComments(page);
  expect(asked).toContain('GET /api/comment');
  await turnPage(page);
  await expect(info(page).first()).toContainText('1 view');
});

test('a reader’s comment is shown at once, and when the page is opened again, but on no other page', async ({
  page,
}) => {
  await mockWaline(page);
  await open(page, '/vale/tarnby.html');
  await reachComments(page);
  await comments(page).getByLabel('NickName').fill('Ilsabet');
  await comments(page)
    .locator('textarea')
    .fill('The **seventh** gate is missing.');
  await comments(page).getByRole('button', {name: 'Submit'}).click();
  const written = comments(page).getByText('The seventh gate is missing.');
  await expect(written).toBeVisible();
  await page.reload();
  await hydrated(page);
  await reachComments(page);
  await expect(written.locator('strong')).toHaveText('seventh');
  await open(page, '/rules/spells.html');
  await reachComments(page);
  await expect(comments(page).getByText('Ilsabet')).toHaveCount(0);
});

test('comments follow the color mode of the site, and are accessible', async ({
  page,
}) => {
  await mockWaline(page);
  await open(page, '/vale/tarnby.html');
  await reachComments(page);
  await prepareAccess(page);
  const grounds: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.evaluate((mode) => {
      document.documentElement.dataset['theme'] = mode;
    }, theme);
    const panel = page.locator('.wl-panel').first();
    grounds.push(
      await panel.evaluate(
        (element) => getComputedStyle(element).backgroundColor,
      ),
    );
    expect(await accessFaults(page), theme).toEqual([]);
  }
  expect(grounds).toEqual(['rgb(18, 22, 31)', 'rgb(249, 244, 232)']);
});

test('a locked page has neither comments nor a count', async ({page}) => {
  const {asked} = await mockWaline(page);
  await open(page, '/keeper/');
  await page.getByRole('textbox', {name: 'Password'}).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Three things are true')).toBeVisible();
  await quiet(page);
  await expect(comments(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('an answer that is no count hides the count, and is reported in place of the comments, which can be asked for again', async ({
  page,
}) => {
  await page.route(`${walineServer}/**`, (route) =>
    route.fulfill({
      body: '{"errno":1000,"errmsg":"no"}',
      headers: {'access-control-allow-origin': '*'},
    }),
  );
  await open(page, '/vale/tarnby.html');
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page).getByRole('status')).toContainText(
    'The comments did not load.',
  );
  await expect(info(page).locator('li:empty')).toHaveCount(0);
  await expect(info(page)).not.toContainText('view');
  await page.unrouteAll();
  await mockWaline(page);
  await comments(page).getByRole('button', {name: 'Try again'}).click();
  await expect(comments(page).getByRole('textbox').first()).toBeVisible();
  await expect(comments(page).getByRole('status')).toBeEmpty();
});
