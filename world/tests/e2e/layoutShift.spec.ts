import {expect, test, type Page} from '@playwright/test';
import {holdBack} from '../support/e2e/holdBack';
import {quiet} from '../support/e2e/reading';
import {sites} from '../../../tests/support/e2e/sites';
import {hydrated, watch} from '../../../tests/support/e2e/watch';

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

/** More bytes than a host needs to say that a file is as it was. */
const ANSWER = 2000;

/** Notes the fonts that travel to a page; not those that the browser has kept, though it may ask whether they are still the same. */
async function watchFonts(page: Page): Promise<readonly string[]> {
  const fonts: string[] = [];
  const asked = new Map<string, string>();
  const client = await page.context().newCDPSession(page);
  client.on('Network.responseReceived', ({requestId, response, type}) => {
    if (type === 'Font') {
      asked.set(requestId, response.url);
    }
  });
  client.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const url = asked.get(requestId);
    if (url !== undefined && encodedDataLength > ANSWER) {
      fonts.push(url);
    }
  });
  await client.send('Network.enable');
  return fonts;
}

test('each font travels once, with the page', async ({page}) => {
  const {messages} = watch(page, sites.main.origin);
  const fonts = await watchFonts(page);
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

/** The fonts in which the first paragraph of the text is drawn. */
async function fontsOfText(page: Page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const {root} = await client.send('DOM.getDocument');
  const {nodeId} = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '.markdown p',
  });
  const {fonts} = await client.send('CSS.getPlatformFontsForNode', {nodeId});
  await client.detach();
  return fonts.map(({familyName}) => familyName);
}

test('a font that came too late for the first page comes with the next, not under the eyes of readers', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.woff2');
  await page.goto('/combat-and-tactics/action-points.html', {
    waitUntil: 'commit',
  });
  await painted(page);
  await hydrated(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  await quiet(page);
  expect(await fontsOfText(page)).not.toContain('Literata');
  await page.getByRole('link', {name: 'Armor and Defense'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Armor and Defense',
  );
  expect(await fontsOfText(page)).toContain('Literata');
});
