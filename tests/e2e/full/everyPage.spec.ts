import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {pagePaths} from '../../support/e2e/pages';
import {measureOverflow, verticalScrollers} from '../../support/e2e/scrollers';
import {sites} from '../../support/e2e/sites';
import {tableFaults} from '../../support/e2e/tableFaults';
import {hydrated, watch} from '../../support/e2e/watch';

/** Accessibility is checked in one of these views on each page; pages take turns. */
const views = [
  {mode: 'dark', width: 1280},
  {mode: 'light', width: 390},
  {mode: 'light', width: 1280},
  {mode: 'dark', width: 390},
] as const;

type View = (typeof views)[number];

/** Widths in CSS pixels; the narrowest is that of a window at 400% zoom. */
const WIDTHS = [320, 390, 1024];

/** Far more than a page takes, in milliseconds. */
const PER_PAGE = 20_000;

/**
 * Returns the text of the page as served and as hydrated, without elements that a script displays
 * differently.
 */
function readTexts(page: Page): Promise<{
  served: string | undefined;
  live: string | undefined;
}> {
  return page.evaluate(async () => {
    const text = await (await fetch(window.location.href)).text();
    const served = new DOMParser().parseFromString(text, 'text/html');
    const getText = (page: Document): string | undefined => {
      const main = page.querySelector('main')?.cloneNode(true);
      if (!(main instanceof Element)) {
        return undefined;
      }
      for (const part of main.querySelectorAll('[data-live],script,noscript')) {
        part.remove();
      }
      return main.textContent;
    };
    return {served: getText(served), live: getText(document)};
  });
}

/** Checks a page, and goes on after a fault. */
async function expectSound(
  page: Page,
  path: string,
  {mode, width: judged}: View,
): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  const {served, live} = await readTexts(page);
  expect.soft(served, `${path} is served with all of its text`).toBe(live);
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    const place = `${path} at ${width} pixels`;
    expect.soft(await measureOverflow(page), `${place}: sideways`).toBe(0);
    expect.soft(await verticalScrollers(page), `${place}: inside`).toEqual([]);
    if (width >= 390) {
      expect.soft(await tableFaults(page), `${place}: tables`).toEqual([]);
    }
  }
  await page.setViewportSize({width: judged, height: 800});
  await prepareAccess(page);
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, mode);
  expect
    .soft(await accessFaults(page), `${path}, ${mode} at ${judged} pixels`)
    .toEqual([]);
}

/** In how many parts the pages are checked, as many as run at once. */
const PARTS = 3;

for (let part = 1; part <= PARTS; part += 1) {
  const paths = pagePaths.filter((_, index) => index % PARTS === part - 1);

  test(`every page is accessible and served whole, fits each window with its tables, and logs no error: part ${part} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(paths.length * PER_PAGE);
    const {messages, foreignRequests} = watch(page, sites.main.origin);
    for (const [index, path] of paths.entries()) {
      await expectSound(page, path, views[index % views.length] ?? views[0]);
      expect.soft(messages.splice(0), `${path}: console`).toEqual([]);
      expect.soft(foreignRequests.splice(0), `${path}: hosts`).toEqual([]);
    }
  });
}
