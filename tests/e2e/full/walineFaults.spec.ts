// A town of the starter. cspell:ignore tarnby
import {expect, test} from '@playwright/test';
import {comments, info} from '../../support/e2e/discussion';
import {open} from '../../support/e2e/reading';
import {sites, walineServer} from '../../support/e2e/sites';

test.use({baseURL: sites.withWaline.origin});

test('an answer that is no count hides the count, and is reported in place of the comments', async ({
  page,
}) => {
  await page.route(`${walineServer}/api/**`, (route) =>
    route.fulfill({
      body: '{"errno":1000,"errmsg":"no"}',
      headers: {'access-control-allow-origin': '*'},
    }),
  );
  await open(page, '/vale/tarnby.html');
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page).getByRole('status')).toContainText(
    'The comments cannot be reached right now.',
  );
  await expect(info(page).locator('li:empty')).toHaveCount(0);
  await expect(info(page)).not.toContainText('view');
});

test('a server that does not answer is given up after 15 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(`${walineServer}/api/**`, () => undefined);
  await open(page, '/vale/tarnby.html');
  const room = info(page).locator('li:empty');
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page).getByRole('status')).toContainText(
    'on their way',
  );
  await expect(room).toHaveCount(1);
  await page.clock.fastForward(15_000);
  await expect(room).toHaveCount(0);
  await expect(comments(page).getByRole('status')).toContainText(
    'cannot be reached',
  );
});
