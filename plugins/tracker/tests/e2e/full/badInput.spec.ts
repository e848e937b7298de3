import {expect, test} from '@playwright/test';
import {hydrated} from '../../../../../tests/support/e2e/watch';
import {fillUp, makeRoom} from '../../../../../tests/support/e2e/storage';
import {
  BARROW,
  findCards,
  findTracker,
  openEncounter,
  openTracker,
} from '../../../../../tests/support/e2e/tracker';

test('where there is no room left the tracker says so, and loses nothing once there is', async ({
  page,
}) => {
  await openEncounter(page);
  const tracker = findTracker(page);
  await fillUp(page);
  await tracker.getByRole('button', {name: 'Roll initiative'}).click();
  await expect(tracker).toContainText('Storage is full');
  await makeRoom(page);
  await tracker.getByRole('button', {name: 'Begin'}).click();
  await expect(tracker).not.toContainText('Storage is full');
  await page.goto(BARROW);
  await hydrated(page);
  await openTracker(page);
  await expect(findCards(page)).toHaveCount(6);
  await expect(tracker).toContainText('The fight: round 1');
});
