import {readFileSync} from 'node:fs';
import type {Browser, BrowserContext, Page} from '@playwright/test';
import {parseLockFile} from '@engine/docs-lock/method/parseLockFile';
import type {Wait} from './figures';
import {waitInPage} from './waitInPage';

/** The prompt of a locked page. */
const FIELD = 'main form input[type=password]';
const BUTTON = 'main form button[type=submit]';
const REFUSED = 'main form [role=alert]:not(:empty)';

/** What shows that a page is open, and that all of it is there. */
const OPEN = `html:not(:has(${FIELD})) main h2`;
const WHOLE = 'main p > button.button--secondary';

/** How long a page is left alone before something is measured, in milliseconds. */
const REST = 1500;

/** How long a page may take until it answers, in milliseconds. */
const PATIENCE = 60_000;

/** A locked page, and what opens it. */
type LockedPlace = {readonly path: string; readonly password: string};

/** What readers wait for at a lock. */
export const lockWaits = [
  'a wrong password is refused',
  'the right one opens the page',
  'then all of it is there',
  'one who is remembered sees it',
] as const;

/** How long readers waited, by what they waited for. */
export type LockWaits = Readonly<Record<(typeof lockWaits)[number], Wait>>;

/**
 * The area whose password is published: no other can be opened here.
 *
 * @throws Error where lock.json has none.
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
    .waitFor({state: 'attached', timeout: PATIENCE});
  await page.waitForTimeout(REST);
}

/** Comes back to a page that a reader has opened before and is remembered on. */
async function comeBack(
  context: BrowserContext,
  address: string,
): Promise<Wait> {
  const page = await context.newPage();
  await page.goto(address, {waitUntil: 'commit'});
  return waitInPage(page, {sign: OPEN});
}

/** Opens a locked page with a wrong and a right password, and comes back to it. */
export async function openOnce(
  browser: Browser,
  origin: string,
): Promise<LockWaits> {
  const {path, password} = demoPlace(readFileSync('lock.json', 'utf8'));
  const context = await browser.newContext({reducedMotion: 'reduce'});
  try {
    // Functions that are handed to the page were named by what runs this script.
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
