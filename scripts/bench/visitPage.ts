import type {Browser, CDPSession, Page} from '@playwright/test';
import type {Visit} from './figures';

/** A phone that is four times slower than this machine, on a slow connection. */
const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
} as const;

/** How long readers read before they press a link, in milliseconds. */
const READ = 3000;

/** How long anything may take, in milliseconds. */
const TIMEOUT = 60_000;

/** Adds up the transferred bytes of all scripts that a page loads from now on. */
async function countScript(client: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.requestWillBeSent', ({requestId, type}) => {
    if (type === 'Script') {
      scripts.add(requestId);
    }
  });
  client.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    bytes += scripts.has(requestId) ? encodedDataLength : 0;
  });
  await client.send('Network.enable');
  return () => bytes;
}

/** Presses a link, and returns the milliseconds until the heading of its page is painted. */
function pressLink(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    async ({link, timeout}) => {
      const readHeading = () => document.querySelector('h1')?.textContent;
      const before = readHeading();
      const start = performance.now();
      document.querySelector<HTMLElement>(link)?.click();
      while (readHeading() === before || readHeading() === undefined) {
        await new Promise(requestAnimationFrame);
        if (performance.now() - start > timeout) {
          throw new Error(
            `Found the heading "${before}", expected that of the next page.`,
          );
        }
      }
      // This runs after all pending rendering tasks, so the heading has been painted.
      await scheduler.postTask(() => undefined, {priority: 'user-blocking'});
      return performance.now() - start;
    },
    {link: selector, timeout: TIMEOUT},
  );
}

/** The link to follow from a page: to the next page, or else the first in its text. */
const NEXT = 'a.pagination-nav__link--next';
const FIRST = 'main a[href$=".html"], main a[href$="/"]';

async function visit(page: Page, address: string, script: () => number) {
  await page.goto(address, {waitUntil: 'load'});
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  // Two moves show intent, because browsers may report one for a mouse at rest when a page opens.
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page
    .locator('html[data-has-hydrated=true]')
    .waitFor({state: 'attached', timeout: TIMEOUT});
  await page.waitForTimeout(READ);
  const bytes = script();
  const link = (await page.locator(NEXT).count()) > 0 ? NEXT : FIRST;
  await page.locator(link).first().hover();
  const next = await pressLink(page, link);
  return {paint: paint ?? NaN, script: bytes, next};
}

/** Visits a page for the first time, on a slow phone, and continues to the next. */
export async function visitPage(
  browser: Browser,
  address: string,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    reducedMotion: 'reduce',
  });
  try {
    // tsx wraps named functions in a helper that does not exist in the page.
    await context.addInitScript('globalThis.__name = (named) => named;');
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const script = await countScript(client);
    await client.send('Network.emulateNetworkConditions', NETWORK);
    await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    return await visit(page, address, script);
  } finally {
    await context.close();
  }
}
