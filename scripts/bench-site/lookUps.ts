import type {Browser, Page} from '@playwright/test';
import type {LookUpFigures} from './figures';
import {isInView, type SearchedText} from './inView';
import {profile, type LookUp} from './kinds';

const OPENER = 'a[href$="/search.html"]';
const FIELD = 'dialog[open] input[role="combobox"]';
const OPTION = 'dialog[open] [role="option"]';

/** A common phone. */
const PHONE = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;

/** Delay between letters of a fast typist, in milliseconds. */
const LETTER = 60;

/** How long the results are read before one is opened, in milliseconds. */
const READ = 300;

/** Timeout of each step, in milliseconds. */
const TIMEOUT = 15_000;

async function arrive(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  // tsx wraps named functions in a helper that does not exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: profile.slowdown});
  await page.goto(`${origin}/`, {waitUntil: 'load'});
  return page;
}

/** Taps the first matching element that is in view, without scrolling. */
async function tap(page: Page, selector: string): Promise<void> {
  const place = await page.waitForFunction((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].map((element) =>
      element.getBoundingClientRect(),
    );
    const seen = boxes.find(
      ({top, bottom, width}) =>
        width > 0 && top >= 0 && bottom <= window.innerHeight,
    );
    return seen && {x: seen.x + seen.width / 2, y: seen.y + seen.height / 2};
  }, selector);
  const {x, y} = (await place.jsonValue()) ?? {x: 0, y: 0};
  await page.touchscreen.tap(x, y);
}

/** Whether texts become visible within a time limit. */
async function isSeen(
  page: Page,
  sought: SearchedText,
  timeout: number,
): Promise<boolean> {
  try {
    await page.waitForFunction(isInView, sought, {timeout});
    return true;
  } catch {
    return false;
  }
}

/** Opens a result if the search dialog does not show the answer; returns the number of taps. */
async function read(
  page: Page,
  {answer, asks, page: opens}: LookUp,
): Promise<number> {
  const inPalette = {texts: answer, holder: OPTION};
  const hit = `${OPTION}[href^="${opens}"]`;
  if (opens !== undefined) {
    await page.waitForSelector(hit);
  }
  const timeout = opens === undefined ? TIMEOUT : READ;
  if (await isSeen(page, inPalette, timeout)) {
    return 0;
  }
  if (opens !== undefined) {
    await tap(page, hit);
    if (await isSeen(page, {texts: answer, holder: 'main'}, TIMEOUT)) {
      return 1;
    }
  }
  throw new Error(
    `Found no visible ${answer.join(', ')} after searching for "${asks}".`,
  );
}

/** Looks up an answer as a player would: opens the search from the home page, types, and reads. */
export async function lookUp(
  browser: Browser,
  origin: string,
  asked: LookUp,
): Promise<LookUpFigures> {
  const page = await arrive(browser, origin);
  try {
    const start = performance.now();
    await tap(page, OPENER);
    await page.waitForSelector(FIELD);
    await page.locator(FIELD).pressSequentially(asked.asks, {delay: LETTER});
    const taps = 1 + (await read(page, asked));
    return {taps, took: performance.now() - start};
  } finally {
    await page.context().close();
  }
}
