import {expect, test, type Page} from '@playwright/test';
import {holdBack} from '../../support/e2e/holdBack';
import {quiet} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

/** The largest layout shift that nobody could see. */
const MAX_SHIFT = 0.005;

const pages = [
  ['the home page', '/', 1440],
  ['a page of rules', '/combat-and-tactics/action-points.html', 390],
  ['a gallery', '/return-of-the-gatewatcher/session-images.html', 1440],
  ['the not-found page', '/no/such/page.html', 390],
] as const;

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

for (const [name, path, width] of pages) {
  test(`nothing moves on ${name} when fonts are late, at a width of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    const shifts = await watchShifts(page);
    await chooseSiteFonts(page);
    const release = await holdBack(page, '**/*.woff2');
    await page.goto(path, {waitUntil: 'commit'});
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
}

/** More bytes than a host needs to answer that a file is unchanged. */
const ANSWER = 2000;

/**
 * Records the fonts that are transferred to a page, without cached ones that are only revalidated.
 */
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

test('each font is transferred once, with the page', async ({page}) => {
  const {messages} = watch(page, sites.main.origin);
  const fonts = await watchFonts(page);
  await page.goto('/combat-and-tactics/action-points.html');
  await hydrated(page);
  await turnTo(page, 'Armor and Defense');
  await waitForFonts(page);
  await quiet(page);
  await quiet(page);
  await quiet(page);
  expect(fonts).toHaveLength(3);
  expect(new Set(fonts).size).toBe(3);
  expect(messages).toEqual([]);
});

/** Lists the fonts in which a part of the page is drawn, by default its first paragraph. */
async function listFonts(
  page: Page,
  selector = '.markdown p',
): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const {root} = await client.send('DOM.getDocument');
  const {nodeId} = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector,
  });
  const {fonts} = await client.send('CSS.getPlatformFontsForNode', {nodeId});
  await client.detach();
  return fonts.map(({familyName}) => familyName);
}

/** Lists the site's own fonts in the text and title; none if fallback fonts are used. */
async function listOwnFonts(page: Page): Promise<readonly string[]> {
  const fonts = await Promise.all(
    ['.markdown p', 'h1'].map((part) => listFonts(page, part)),
  );
  return fonts
    .flat()
    .filter((name) => /^(?:Literata|Marcellus SC)$/.test(name));
}

const OWN = ['Literata', 'Marcellus SC'];

/** Follows a link on the page without reloading. */
async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('link', {name}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
}

/** Waits until the browser is known to have the fonts. */
async function waitForFonts(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('face')))
    .toBe('own');
}

/** Delays pages so much that fonts are not loaded at once. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/*.html', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await route.continue();
  });
}

test('a page that began with fallback fonts keeps them, and the next one uses the site’s fonts, by a link or afresh', async ({
  page,
  context,
}) => {
  await slowDown(page);
  await page.goto('/combat-and-tactics/action-points.html');
  await hydrated(page);
  await waitForFonts(page);
  expect(await listOwnFonts(page)).toEqual([]);
  await turnTo(page, 'Armor and Defense');
  expect(await listOwnFonts(page)).toEqual(OWN);

  const next = await context.newPage();
  await slowDown(next);
  await next.goto('/combat-and-tactics/action-points.html');
  await next.evaluate(() => document.fonts.ready);
  expect(await listOwnFonts(next)).toEqual(OWN);
  await hydrated(next);
  await turnTo(next, 'Armor and Defense');
  await next.evaluate(() => document.fonts.ready);
  expect(await listOwnFonts(next)).toEqual(OWN);
});

test('text that waits for its font is not drawn in another one first', async ({
  page,
}) => {
  await chooseSiteFonts(page);
  const release = await holdBack(page, '**/*.woff2');
  await page.goto('/combat-and-tactics/action-points.html', {
    waitUntil: 'commit',
  });
  await waitForPaint(page);
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].map(({status}) => status)),
    )
    .toContain('loading');
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await listOwnFonts(page)).toEqual(OWN);
  const displays = await page.evaluate(() =>
    [...document.fonts]
      .filter(({family}) => /^(?:Literata|Marcellus SC)$/.test(family))
      .map(({display}) => display),
  );
  expect(displays).toEqual(['block', 'block', 'block']);
});
