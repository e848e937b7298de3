import {expect, test} from '@playwright/test';
import {
  findTracker,
  openEncounter,
  openTracker,
} from '../../../../../tests/support/e2e/tracker';
import {hydrated} from '../../../../../tests/support/e2e/watch';

test('an encounter is fought in the tracker, and goes on after a reload', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await tracker.getByRole('button', {name: 'Next turn'}).click();
  await page.reload();
  await hydrated(page);
  await openTracker(page);
  await expect(tracker).toContainText('The fight: round 1');
  await expect(tracker.getByText('Log (4)')).toBeVisible();
});
