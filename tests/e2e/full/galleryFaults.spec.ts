import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {
  FOLDER,
  GALLERY,
  lightbox,
  openPicture,
  slide,
  thumbnails,
} from '../../support/e2e/gallery';
import {open} from '../../support/e2e/reading';

const path = `${FOLDER}/s04-the-gate-ajar.jpg`;

/** Opens the second picture, whose file cannot be loaded. */
async function openFailing(page: Page): Promise<void> {
  await open(page, GALLERY);
  await thumbnails(page).nth(1).click();
  await expect(slide(page)).toHaveAttribute('data-state', 'error');
}

test('a missing picture is reported with its path, a link to the file and a button to try again (X3)', async ({
  page,
}) => {
  await page.route(`**${path}`, (route) => route.fulfill({status: 404}));
  await openFailing(page);
  const alert = slide(page).getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await expect(alert).toContainText(path);
  await expect(
    alert.getByRole('link', {name: 'Open the file'}),
  ).toHaveAttribute('href', path);
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.unroute(`**${path}`);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(slide(page)).toHaveAttribute('data-state', 'loaded');
});

test('a broken picture is reported too, and the next one is still shown (X3)', async ({
  page,
}) => {
  await page.route(`**${path}`, (route) =>
    route.fulfill({contentType: 'image/jpeg', body: '<!doctype html>'}),
  );
  await openFailing(page);
  await page.keyboard.press('ArrowRight');
  await expect(slide(page)).toHaveAttribute('data-state', 'loaded');
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page)).toHaveAttribute('data-state', 'error');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
});

test('a picture that is opened offline loads by itself when the connection is back (X3, X10)', async ({
  page,
  context,
}) => {
  await openPicture(page, 4);
  await context.setOffline(true);
  await page.keyboard.press('Home');
  await expect(slide(page)).toHaveAttribute('data-state', 'error');
  await expect(slide(page).getByRole('alert')).toContainText(
    'You are offline.',
  );
  await context.setOffline(false);
  await expect(slide(page)).toHaveAttribute('data-state', 'loaded');
});

test('if the slider cannot be fetched the page says so, and the next press tries again (X3)', async ({
  page,
  context,
}) => {
  await open(page, GALLERY);
  await context.setOffline(true);
  await thumbnails(page).nth(1).click();
  const alert = page.locator('#pictures').getByRole('alert');
  await expect(alert).toContainText('could not be opened');
  await expect(page).toHaveURL(GALLERY);
  await context.setOffline(false);
  await thumbnails(page).nth(1).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
});
