import {readFileSync} from 'node:fs';
import type {Browser, BrowserContext, Page} from '@playwright/test';
import {parseLockFile} from '@engine/docs-lock/method/parseLockFile';
import type {Wait} from './figures';
import {waitInPage} from './waitInPage';

/** Selectors of a locked page's prompt. */
const FIELD = 'main form input[type=password]';
const BUTTON = 'main form button[type=submit]';
const REFUSED = 'main form [role=alert]:not(:empty)';

/** Selectors that match once a page is unlocked, and once it is rendered in full. */
const OPEN = `html:not(:has(${FIELD})) main h2`;
const WHOLE = 'main p > button.button--secondary';

/** Pause before a measurement, in milliseconds. */
const REST = 1500;

/** Timeout of a page's response, in milliseconds. */
const TIMEOUT = 60_000;

/** A locked page, and its password. */
type LockedPlace = {readonly path: string; readonly password: string};

/** What readers wait for at a locked page. */
export const lockWaits = [
  'a wrong password is refused',
  'the right one opens the page',
  'then all of it is there',
  'one who is remembered sees it',
] as const;

/** Measured waits by name. */
export type LockWaits = Readonly<Record<(typeof lockWaits)[number], Wait>>;

/**
 * Returns the demo area, the only one whose password is public.
 *
 * @throws Error if lock.json has none.
 */
export function demoPlace(lockFile: string): LockedPlace {
  const {paths} = parseLockFile(lockFile);
  const demo = Object.entries(paths).find(([, {entries}]) =>
    entries.some((entry) => entry.demo === true),
  );
  if (demo?.[1].hint === undefined) {
    throw new Error(
      'lock.json: found no demo entry with a hint, expected one that can be opened.',
    );
  }
  return {path: `${demo[0]}/`, password: demo[1].hint};
}

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'load'});
  await page.mouse.move(200, 300);
  await page
    .locator('html[data-has-hydrated=true]')
    .waitFor({state: 'attached', timeout: TIMEOUT});
  await page.waitForTimeout(REST);
}

/** Revisits a page on a device that remembers its password. */
async function comeBack(
  context: BrowserContext,
  address: string,
): Promise<Wait> {
  const page = await context.newPage();
  await page.goto(address, {waitUntil: 'commit'});
  return waitInPage(page, {sign: OPEN});
}

/** Unlocks a page after one wrong password, and revisits it. */
export async function openOnce(
  browser: Browser,
  origin: string,
): Promise<LockWaits> {
  const {path, password} = demoPlace(readFileSync('lock.json', 'utf8'));
  const context = await browser.newContext({reducedMotion: 'reduce'});
  try {
    // tsx wraps named functions in a helper that does not exist in the page.
    await context.addInitScript('globalThis.__name = (named) => named;');
    const page = await context.newPage();
    await arrive(page, origin + path);
    await page.fill(FIELD, `not ${password}`);
    const refused = await waitInPage(page, {press: BUTTON, sign: REFUSED});
    await page.waitForTimeout(REST);
    await page.fill(FIELD, password);
    await page.check('main form input[name=remember]');
    const opened = await waitInPage(page, {press: BUTTON, sign: OPEN});
    const begun = await page.evaluate(() => performance.now());
    const whole = await waitInPage(page, {sign: WHOLE});
    return {
      'a wrong password is refused': refused,
      'the right one opens the page': opened,
      'then all of it is there': {...whole, took: whole.took - begun},
      'one who is remembered sees it': await comeBack(context, origin + path),
    };
  } finally {
    await context.close();
  }
}
