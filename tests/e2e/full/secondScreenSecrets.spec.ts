import {expect, test} from '@playwright/test';
import {hydrated} from '../../support/e2e/watch';
import {open} from '../../support/e2e/reading';

test('a picture from a later session is not shown, even where it is still open (T8, T10)', async ({
  page,
  context,
}) => {
  await open(page, '/return-of-the-gatewatcher/session-images.html');
  await page
    .getByRole('figure', {name: 'The stair in the ice'})
    .getByRole('link')
    .click();
  const dialog = page.getByRole('dialog', {name: 'Pictures'});
  await expect(dialog).toBeVisible();

  const other = await context.newPage();
  await open(other, '/return-of-the-gatewatcher/game-story.html');
  await other.getByRole('button', {name: 'At the table'}).click();
  await other
    .getByRole('combobox', {name: 'Return of the Gate Watcher'})
    .selectOption('Session 4');
  const screen = await context.newPage();
  await screen.goto('/screen.html');

  await page.reload();
  await hydrated(page);
  await expect
    .poll(() =>
      dialog
        .locator('img')
        .evaluateAll((images) =>
          images.some((image) => (image as HTMLImageElement).naturalWidth > 0),
        ),
    )
    .toBe(true);
  await dialog.getByRole('button', {name: 'Show to the table'}).click();
  await expect(screen.getByText('Waiting for something to show')).toBeVisible();
  await expect(
    page.getByRole('complementary', {name: 'Second screen'}),
  ).toHaveCount(0);

  // One of a session that they have played is shown.
  await dialog.getByRole('button', {name: 'Close'}).click();
  await page
    .getByRole('figure', {name: 'The Gate ajar'})
    .getByRole('link')
    .click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', {name: 'Show to the table'}).click();
  await expect(screen.getByRole('img')).toBeVisible();
});
