import {expect, test, type Page} from '@playwright/test';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

const spellings = [
  ['/combat-and-tactics/bab-table', '/combat-and-tactics/bab-table.html'],
  ['/Combat-And-Tactics/BAB-Table.HTML', '/combat-and-tactics/bab-table.html'],
  ['/prime-almanac/Lor_Aserion.html', '/prime-almanac/lor-aserion.html'],
  [
    '/return-of-the-gatewatcher/maps-and-visuals/maps.html',
    '/return-of-the-gatewatcher/maps.html',
  ],
] as const;

/** Records whether the text of the not-found page is ever visible. */
async function lookOutForNotFound(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = (): void => {
      const heading = document.querySelector('main h1');
      if (
        heading?.textContent === 'Page not found' &&
        getComputedStyle(heading).visibility === 'visible'
      ) {
        document.documentElement.dataset['sawNotFound'] = 'yes';
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(
      () => document.documentElement.dataset['sawNotFound'] === 'yes',
    );
}

for (const [host, {origin}] of Object.entries({
  'answers with the not-found page': sites.main,
  'hides endings': sites.hidingEndings,
})) {
  test(`on a host that ${host}, other spellings lead to the page, without a flash`, async ({
    page,
  }) => {
    const sawNotFound = await lookOutForNotFound(page);
    for (const [spelling, canonical] of spellings) {
      await page.goto('about:blank');
      await page.goto(`${origin}${spelling}?q=1#end`);
      await hydrated(page);

      await expect(page).toHaveURL(`${origin}${canonical}?q=1#end`);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(
        'Page not found',
      );
      await expect(page.locator('main')).toBeVisible();
      expect(await sawNotFound(), spelling).toBe(false);
    }
  });
}

test('another spelling replaces its history entry', async ({page}) => {
  await page.goto('/magic-science/');
  await page.goto('/Magic_Science/Healing');
  await expect(page).toHaveURL('/magic-science/healing.html');
  await page.goBack();
  await expect(page).toHaveURL('/magic-science/');
});

test('an address without a page, even a malformed one, gets the not-found page', async ({
  page,
}) => {
  const {messages} = watch(page, sites.main.origin);
  for (const path of [
    '/combat-and-tactics/nowhere.html?q=1',
    '/%E0%A4%A',
    '/prime-almanac/%',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Page not found',
    );
    await expect(page).toHaveTitle('Page not found | Orrameth');
  }
  // The browser itself logs the 404 status.
  expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
});

test('the not-found page leads back', async ({page}) => {
  await page.goto('/magic-science/');
  await page.goto('/nowhere.html');
  await hydrated(page);
  await page.getByRole('button', {name: 'Go back'}).click();
  await expect(page).toHaveURL('/magic-science/');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a former address leads to the page that was there', async ({page}) => {
    await page.goto('/character-handbook/tags/combat.html');
    await expect(page).toHaveURL('/tags/combat.html');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
