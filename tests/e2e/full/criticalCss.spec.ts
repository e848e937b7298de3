import {expect, test, type Page} from '@playwright/test';
import {awaitHydration, holdScripts} from '../../support/e2e/intent';
import {watch} from '../../support/e2e/watch';
import {sites} from '../../support/e2e/sites';

/** Pages of several kinds, and the width of the window. */
const LOOKS: readonly (readonly [path: string, width: number])[] = [
  ['/combat-and-tactics/saving-throws.html', 1440],
  ['/prime-almanac/', 390],
  ['/reference/', 1440],
];

const SHEET = 'link[rel=stylesheet][media=print]';

const STYLES = '**/*.css';

const MEDIA = ['screen', 'print'] as const;

type Medium = (typeof MEDIA)[number];

/** How many elements of a kind are compared. */
const ALIKE = 2;

/**
 * Returns the computed styles of a few elements of each kind, with their `::before` and `::after`.
 */
async function readStyles(page: Page): Promise<readonly string[]> {
  return page.evaluate((most) => {
    // All elements have the same properties, apart from custom ones.
    const properties = Array.from(
      getComputedStyle(document.documentElement),
    ).filter((name) => !name.startsWith('--'));
    const said = (element: Element, pseudo: string | null): string => {
      const style = getComputedStyle(element, pseudo);
      return properties.map((name) => style.getPropertyValue(name)).join(';');
    };
    const seen = new Map<string, number>();
    const isNew = (sort: string): boolean => {
      const count = (seen.get(sort) ?? 0) + 1;
      seen.set(sort, count);
      return count <= most;
    };
    const getName = (element: Element | null): string =>
      `${element?.tagName ?? ''}.${element?.getAttribute('class') ?? ''}`;
    return [...document.querySelectorAll('body, body *:not(script, noscript)')]
      .filter((element) => !element.closest('svg *'))
      .filter((element) =>
        isNew(`${getName(element.parentElement)} > ${getName(element)}`),
      )
      .map((element) =>
        [
          getName(element),
          ...[null, '::before', '::after'].map((each) => said(element, each)),
        ].join('|'),
      );
  }, ALIKE);
}

/** Shows a page on a medium, and waits for its fonts there, which are requested during layout. */
async function showPage(page: Page, media: Medium): Promise<void> {
  await page.emulateMedia({media, reducedMotion: 'reduce'});
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    return document.fonts.ready;
  });
}

/** Returns the address of the whole stylesheet, from the page as served. */
async function getSheet(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const [, address = ''] =
    /<link rel=stylesheet media=print href="?([^"\s>]+\.css)/.exec(html) ?? [];
  expect(html.match(/<link[^>]+rel="?stylesheet/g)).toHaveLength(1);
  return address;
}

/**
 * Adds the whole stylesheet, as the page does before hydration.
 *
 * @returns a function that removes it again.
 */
async function applyStylesheet(
  page: Page,
  address: string,
): Promise<() => Promise<void>> {
  const added = await page.evaluateHandle(async (href) => {
    const sheet = document.createElement('link');
    await new Promise((resolve, reject) => {
      sheet.onload = resolve;
      sheet.onerror = reject;
      sheet.rel = 'stylesheet';
      sheet.href = href;
      document.head.append(sheet);
    });
    await document.fonts.ready;
    return sheet;
  }, address);
  return () =>
    added.evaluate((sheet) => {
      sheet.remove();
    });
}

for (const [path, width] of LOOKS) {
  test(`the whole stylesheet changes nothing on ${path} at ${width} pixels, on screen and in print`, async ({
    page,
  }) => {
    const address = await getSheet(page, path);
    await holdScripts(page);
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({media: 'screen', reducedMotion: 'reduce'});
    await page.goto(path);
    // Before hydration the whole stylesheet is for print alone.
    await expect(page.locator(SHEET)).toHaveCount(1);
    for (const media of MEDIA) {
      await showPage(page, media);
      const before = await readStyles(page);
      const remove = await applyStylesheet(page, address);
      await showPage(page, media);
      const after = await readStyles(page);
      expect(before.length).toBeGreaterThan(30);
      const changed = after.flatMap((each, index) =>
        each === before[index] ? [] : [[before[index], each]],
      );
      expect(changed.slice(0, 3), media).toEqual([]);
      await remove();
    }
  });
}

test('a page renders with its own styles, and has the whole stylesheet before it is hydrated', async ({
  page,
}) => {
  const complaints = watch(page, sites.main.origin);
  await page.goto('/combat-and-tactics/saving-throws.html');
  await page.mouse.move(200, 300, {steps: 2});
  await awaitHydration(page);
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  await expect(page.locator(SHEET)).toHaveCount(0);
  expect(complaints).toEqual({messages: [], foreignRequests: []});
});

test('a page loses nothing if the whole stylesheet fails to load', async ({
  page,
}) => {
  await page.route(STYLES, (route) => route.abort());
  await page.goto('/combat-and-tactics/saving-throws.html');
  await page.mouse.move(200, 300, {steps: 2});
  await awaitHydration(page);
  await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCSS(
    'position',
    'sticky',
  );
});
