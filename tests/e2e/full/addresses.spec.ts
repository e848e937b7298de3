import {expect, test, type Page} from '@playwright/test';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

const spellings = [
  ['/combat-and-tactics/bab-table', '/combat-and-tactics/bab-table.html'],
  ['/combat-and-tactics/bab-table/', '/combat-and-tactics/bab-table.html'],
  ['/combat-and-tactics/index.html', '/combat-and-tactics/'],
  ['/combat-and-tactics', '/combat-and-tactics/'],
  ['/Combat-And-Tactics/BAB-Table.HTML', '/combat-and-tactics/bab-table.html'],
  [
    '/character-handbook/Class%20and%20Multi%20Class.html',
    '/character-handbook/class-and-multi-class.html',
  ],
  ['/prime-almanac/Lor_Aserion.html', '/prime-almanac/lor-aserion.html'],
  ['/magic-science/Magika_(Goblin)', '/magic-science/magika-goblin.html'],
  ['/prime-almanac//torosia.html', '/prime-almanac/torosia.html'],
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
  test(`on a host that ${host}, other spellings lead to the page, without a flash (R13)`, async ({
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

test('another spelling replaces its history entry (R13)', async ({page}) => {
  await page.goto('/magic-science/');
  await page.goto('/Magic_Science/Healing');
  await expect(page).toHaveURL('/magic-science/healing.html');
  await page.goBack();
  await expect(page).toHaveURL('/magic-science/');
});

test('a path without a page keeps its address, with status 404 (R11, R13, L14)', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  for (const path of [
    '/nowhere.html',
    '/combat-and-tactics/nowhere.html?q=1',
  ]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Page not found',
    );
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page).toHaveTitle('Page not found | Orrameth');
    await expect(page.getByText('404', {exact: true})).toBeVisible();
  }
  const unexpected = complaints.messages.filter(
    (message) => !message.includes('404 (Not Found)'),
  );
  expect(unexpected).toEqual([]);
});

test('the not-found page links back and home (L14)', async ({page}) => {
  await page.goto('/magic-science/');
  await page.goto('/nowhere.html');
  await hydrated(page);
  await page.getByRole('button', {name: 'Go back'}).click();
  await expect(page).toHaveURL('/magic-science/');
  await page.goto('/nowhere.html');
  await hydrated(page);
  await page.getByRole('link', {name: 'Take me home'}).click();
  await expect(page).toHaveURL('/');
});

test('the not-found page is readable without scripts (X9)', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${sites.main.origin}/nowhere.html`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await context.close();
});

test('malformed addresses give the not-found page (L14)', async ({page}) => {
  const {messages} = watch(page, sites.main.origin);
  for (const path of ['/%E0%A4%A', '/prime-almanac/%', '/%C0%AF']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Page not found',
    );
  }
  // The browser itself logs the 404 status.
  expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
});
