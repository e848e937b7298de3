import {expect, test, type Page} from '@playwright/test';
import {holdBack} from '../../support/e2e/holdBack';
import {quiet} from '../../support/e2e/reading';
import {hydrated} from '../../support/e2e/watch';

/** The largest layout shift that nobody could see. */
const MAX_SHIFT = 0.005;

/** Adds up the layout shifts of the page from now on. */
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

/** Waits for the first paint. */
async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByType('paint').length > 0,
  );
}

/** Marks a visit as one that uses the site's own fonts. */
async function chooseSiteFonts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('face', 'own');
  });
}

test('nothing moves on a phone when fonts are late', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  const shifts = await watchShifts(page);
  await chooseSiteFonts(page);
  const release = await holdBack(page, '**/*.woff2');
  await page.goto('/combat-and-tactics/action-points.html', {
    waitUntil: 'commit',
  });
  await waitForPaint(page);
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
  expect(sum, JSON.stringify(await shifts())).toBeLessThan(MAX_SHIFT);
});
