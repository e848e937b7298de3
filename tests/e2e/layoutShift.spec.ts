import {expect, test, type Page} from '@playwright/test';
import {holdBack} from '../support/e2e/holdBack';
import {quiet} from '../support/e2e/reading';
import {sites} from '../support/e2e/sites';
import {hydrated, watch} from '../support/e2e/watch';

/** The most that the parts of a page may move: nothing that an eye could see. */
const STILL = 0.005;

const pages = {
  'the home page': '/',
  'a page of lore': '/prime-almanac/torosia.html',
  'a page of rules': '/combat-and-tactics/action-points.html',
  'a gallery': '/return-of-the-gatewatcher/session-images.html',
  'the page of a tag': '/prime-almanac/tags/realm.html',
  'the not-found page': '/no/such/page.html',
};

/** Adds up, from now on, how far parts of the page move by themselves. */
async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    let sum = 0;
    Object.assign(window, {shifts: () => ({sum, shifts})});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value} = entry as PerformanceEntry & {readonly value: number};
        sum += value;
        shifts.push(entry.toJSON());
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate('shifts()');
}

/** Waits until the browser has painted something. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByType('paint').length > 0,
  );
}

for (const width of [390, 1440]) {
  for (const [name, path] of Object.entries(pages)) {
    test(`nothing moves on ${name} when fonts are late, at a width of ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      const shifts = await watchShifts(page);
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(path, {waitUntil: 'commit'});
      await painted(page);
      await hydrated(page);
      release();
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              [...document.fonts].filter(
                ({family, status}) =>
                  family === 'Marcellus SC' && status === 'loaded',
              ).length,
          ),
        )
        .toBe(1);
      await quiet(page);
      const {sum} = (await shifts()) as {readonly sum: number};
      expect(sum, JSON.stringify(await shifts())).toBeLessThan(STILL);
    });
  }
}

test('each font is asked for once, with the page', async ({page}) => {
  const {messages} = watch(page, sites.main.origin);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      fonts.push(request.url());
    }
  });
  await page.goto('/combat-and-tactics/action-points.html');
  await hydrated(page);
  await page.getByRole('link', {name: 'Armor and Defense'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Armor and Defense',
  );
  await quiet(page);
  await quiet(page);
  await quiet(page);
  expect(fonts).toHaveLength(3);
  expect(new Set(fonts).size).toBe(3);
  expect(messages).toEqual([]);
});
