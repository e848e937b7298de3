import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {unlocked} from '../../support/e2e/unlock';

const PAGE = '/character-handbook/stats-and-benchmarks.html';

function createFoot(page: Page): Locator {
  return page.getByRole('region', {name: 'On paper'});
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a rules page names the documents that include it, smallest first (A1)', async ({
    page,
    request,
  }) => {
    await page.goto(PAGE);
    const links = createFoot(page).getByRole('link');
    await expect(links).toHaveText([
      'Choosing a People, on A4',
      'on Letter',
      'Character Handbook, on A4',
      'on Letter',
    ]);
    for (const link of await links.all()) {
      const file = await request.get((await link.getAttribute('href')) ?? '');
      expect(file.headers()['content-type']).toContain('application/pdf');
    }
    await expect(createFoot(page).getByRole('listitem').first()).toHaveText(
      /^.+ \(PDF, \d+ kB\) or on Letter \(PDF, \d+ kB\)$/,
    );
  });

  test('a page that links to its document itself names it once', async ({
    page,
  }) => {
    await page.goto('/races-and-anthropology/orc.html');
    await expect(page.locator('a[href="/Races/orc.pdf"]')).toHaveCount(1);
    await expect(createFoot(page)).toHaveCount(0);
  });
});

test('the documents of a page are not in the table of contents, and not on paper', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(createFoot(page)).toBeVisible();
  await expect(
    page.getByRole('navigation').getByRole('link', {name: 'On paper'}),
  ).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(createFoot(page)).toBeHidden();
});

test('locked pages name no documents', async ({page}) => {
  await unlocked(page);
  await page.goto('/reference/');
  await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
  await expect(page.locator('.on-paper')).toHaveCount(0);
});

for (const width of [390, 1024, 1440]) {
  test(`the documents of a page fit ${width} pixels, and are accessible in both color modes (X9)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(PAGE);
    await prepareAccess(page);
    for (const mode of ['dark', 'light']) {
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, mode);
      await createFoot(page).scrollIntoViewIfNeeded();
      expect(await accessFaults(page)).toEqual([]);
    }
    const box = await createFoot(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  });
}
