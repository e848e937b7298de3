import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {
  FOLDER,
  GALLERY,
  lightbox,
  slide,
  thumbnails,
} from '../../support/e2e/gallery';
import {openHeld} from '../../support/e2e/intent';
import {open} from '../../support/e2e/reading';

const path = `${FOLDER}/s04-the-gate-ajar.jpg`;

test('the thumbnails of a gallery are in square cells of a regular grid, and none exceeds its cell', async ({
  page,
}) => {
  await open(page, GALLERY);
  for (const [width, columns] of [
    [390, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const cells = await thumbnails(page).evaluateAll((links) =>
      links.map((link) => {
        const frame = link.getBoundingClientRect();
        const inner = link.querySelector('img')?.getBoundingClientRect();
        return {
          left: Math.round(frame.left),
          square: Math.abs(frame.width - frame.height) < 1,
          fits:
            inner !== undefined &&
            inner.width <= frame.width &&
            inner.height <= frame.height,
        };
      }),
    );
    expect(cells.filter(({square, fits}) => !square || !fits)).toEqual([]);
    expect(new Set(cells.map(({left}) => left)).size).toBe(columns);
  }
});

test('a picture that is pressed before scripts run opens over the page as soon as they do', async ({
  page,
}) => {
  const hydrate = await openHeld(page, GALLERY);
  await thumbnails(page).nth(1).click();
  await expect(page.locator('html')).toHaveAttribute('data-waits');
  await hydrate();
  await expect(slide(page)).toHaveAttribute('data-state', 'loaded');
  await expect(page).toHaveURL(`${GALLERY}?pictures=2`);
});

test('a missing picture is reported with a link and another try, and the next one is still shown', async ({
  page,
}) => {
  await page.route(`**${path}`, (route) => route.fulfill({status: 404}));
  await open(page, GALLERY);
  await thumbnails(page).nth(1).click();
  await expect(slide(page)).toHaveAttribute('data-state', 'error');
  const alert = slide(page).getByRole('alert');
  await expect(alert).toContainText('did not load');
  await expect(
    alert.getByRole('link', {name: 'Open the file'}),
  ).toHaveAttribute('href', path);
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(slide(page)).toHaveAttribute('data-state', 'loaded');
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page)).toHaveAttribute('data-state', 'error');
  await page.unroute(`**${path}`);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(slide(page)).toHaveAttribute('data-state', 'loaded');
});

test('if pictures cannot be opened because the connection is lost, the page says so, and the next press tries again', async ({
  page,
  context,
}) => {
  await open(page, GALLERY);
  await context.setOffline(true);
  await thumbnails(page).nth(1).click();
  const alert = page.locator('#pictures').getByRole('alert');
  await expect(alert).toContainText('did not open');
  await expect(page).toHaveURL(GALLERY);
  await context.setOffline(false);
  await thumbnails(page).nth(1).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
});
