import {expect, test, type Locator, type Page} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {FROM, TO, follow, open, scrollY} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

const PHONE = {width: 390, height: 800};

function title(page: Page): Locator {
  return page.getByRole('heading', {level: 1});
}

function colorMode(page: Page): Locator {
  return page.getByRole('button', {name: /^Change color mode/});
}

test('a page opens by its address, without an error or a request to another host', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  const response = await page.goto(FROM);
  expect(response?.status()).toBe(200);
  await expect(title(page)).toHaveText('Combat Parameters');
  await hydrated(page);
  await expect(title(page)).toHaveText('Combat Parameters');
  await expect(page).toHaveTitle('Combat Parameters | Orrameth');
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('readers go from the home page to a table, and download it', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await main.getByRole('link', {name: 'Combat and Tactics'}).click();
    await expect(page).toHaveURL('/combat-and-tactics/');
    await main.getByRole('link', {name: 'BAB Table'}).first().click();
    await expect(main.getByRole('table').first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main
        .getByRole('paragraph')
        .filter({hasText: 'tables (CSV)'})
        .getByRole('link')
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
  });
});

test('the menus of the navbar lead to another area, and the sidebar to its pages', async ({
  page,
}) => {
  await open(page, FROM);
  const navbar = page.getByRole('navigation', {name: 'Main', exact: true});
  await navbar.getByRole('button', {name: 'World'}).click();
  await navbar.getByRole('link', {name: 'Prime Almanac'}).click();
  await expect(title(page)).toHaveText('Prime Almanac');
  await follow(page, '/prime-almanac/economics.html');
  await expect(title(page)).toHaveText('Economics');
  await expect(
    page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Economics', exact: true}),
  ).toHaveAttribute('aria-current', 'page');
});

test('a new page begins at its top, and back and forward return to where readers were', async ({
  page,
}) => {
  await open(page, FROM);
  await page.evaluate(() => {
    window.scrollTo(0, 900);
    // A driver may move the page before it clicks.
    const note = () => {
      Object.assign(window, {left: window.scrollY});
    };
    window.addEventListener('click', note, {capture: true, once: true});
  });
  await follow(page, TO);
  const left = await page.evaluate(
    () => (window as unknown as {left: number}).left,
  );
  expect(left).toBeGreaterThanOrEqual(900);
  await expect(title(page)).toHaveText('Saving Throws');
  expect(await scrollY(page)).toBe(0);
  // The page learns of a scroll in the next frame, and must do so before readers go back.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, {once: true});
        window.scrollTo(0, 400);
      }),
  );
  await page.goBack();
  await expect(title(page)).toHaveText('Combat Parameters');
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.goForward();
  await expect(title(page)).toHaveText('Saving Throws');
  await expect.poll(() => scrollY(page)).toBe(400);
});

test('an address with a heading leads to it, right below the navbar', async ({
  page,
}) => {
  await open(page, `${FROM}#surprise`);
  const heading = page.getByRole('heading', {name: 'Surprise'});
  await expect(heading).toBeInViewport({ratio: 1});
  const navbar = await page
    .getByRole('navigation', {name: 'Main', exact: true})
    .boundingBox();
  const gap = ((await heading.boundingBox())?.y ?? 0) - (navbar?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(100);
});

test.describe('on a light system', () => {
  test.use({colorScheme: 'light'});

  test('the first visit is dark, and readers may choose another color mode, which is remembered', async ({
    page,
  }) => {
    await open(page, FROM);
    const root = page.locator('html');
    await expect(root).toHaveCSS('color-scheme', 'dark');
    for (const [choice, look] of [
      ['system', 'light'],
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'light'],
    ] as const) {
      await colorMode(page).click();
      await open(page, TO);
      await expect(root).toHaveCSS('color-scheme', look);
      await expect(colorMode(page)).toHaveAccessibleName(
        new RegExp(`currently ${choice} mode`),
      );
    }
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({javaScriptEnabled});

    test('an address without a page gets status 404 and a page that says so and leads home', async ({
      page,
    }) => {
      const response = await page.goto('/combat-and-tactics/nowhere.html');
      expect(response?.status()).toBe(404);
      await expect(title(page)).toHaveText('Page not found');
      await expect(title(page)).toBeVisible();
      await expect(page).toHaveURL('/combat-and-tactics/nowhere.html');
      await page.getByRole('link', {name: 'Take me home'}).click();
      await expect(page).toHaveURL('/');
    });
  });
}

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('menu, contents and search are at the lower edge', async ({page}) => {
    await open(page, FROM);
    const bar = page.getByRole('navigation', {name: 'Shortcuts', exact: true});
    await expect(bar).toBeInViewport({ratio: 1});
    await page.getByText('On This Page').filter({visible: true}).click();
    await page.getByRole('link', {name: 'Surprise', exact: true}).click();
    await expect(page.locator('#surprise')).toBeInViewport({ratio: 1});
    await bar.getByRole('button', {name: 'Menu', exact: true}).click();
    await page
      .getByRole('link', {name: 'Saving Throws', exact: true})
      .filter({visible: true})
      .first()
      .click();
    await expect(title(page)).toHaveText('Saving Throws');
    await bar.getByRole('link', {name: 'Search'}).click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  });
});

for (const viewport of [PHONE, {width: 1440, height: 900}]) {
  test(`nothing moves while a page comes alive, at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const hydrate = await openHeld(page, FROM);
    await page.evaluate(() => document.fonts.ready);
    const boxes = () =>
      page
        .getByRole('article')
        .locator('h1, h2, p, table')
        .evaluateAll((all) =>
          all.map((each) => {
            const {x, y, width, height} = each.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join();
          }),
        );
    const before = await boxes();
    await page.evaluate(() =>
      window.dispatchEvent(new PointerEvent('pointermove', {movementX: 1})),
    );
    await hydrate();
    expect(before.length).toBeGreaterThan(20);
    expect(await boxes()).toEqual(before);
  });
}
