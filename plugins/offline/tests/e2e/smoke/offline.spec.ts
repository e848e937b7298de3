import {expect} from '@playwright/test';
import {keep, openKeep, test} from '../../../../../tests/support/e2e/keep';
import {findPalette} from '../../../../../tests/support/e2e/palette';
import {hydrated} from '../../../../../tests/support/e2e/watch';

test('what is kept for the table is read and searched once the host is gone', async ({
  page,
  host,
}) => {
  test.slow();
  await openKeep(page);
  await keep(page, 'pages');
  host.loseAfter(0);
  await page.goto('/combat-and-tactics/action-points.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Action Points',
  );
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const {field, options} = findPalette(page);
  await field.fill('smoke of disguise');
  await expect(options.first()).toContainText('Smoke of Disguise');
});
