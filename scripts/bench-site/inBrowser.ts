import type {Browser, BrowserContext, Page} from '@playwright/test';
import type {FirstView, Navigation} from './figures';
import {profile, type MeasuredPage} from './kinds';
import {listen, weigh} from './traffic';

/**
 * How long a page is observed after load, in milliseconds; shorter than its idle hydration delay.
 */
const WATCHED = 2500;

/** How long readers read a hydrated page before they turn to a link, in milliseconds. */
const READ = 3000;

/** How long a link is hovered before the click, in milliseconds. */
const RESTED = 250;

/** Timeout of a navigation in milliseconds. */
const TIMEOUT = 20_000;

/** The threshold above which a task counts as blocking, in milliseconds. */
const SHORT = 50;

type Vitals = Pick<FirstView, 'fcp' | 'lcp' | 'tbt' | 'cls'>;

/** Opens an empty page as a first-time visitor, with a throttled CPU and network. */
async function arrive(browser: Browser): Promise<{
  readonly context: BrowserContext;
  readonly page: Page;
  readonly fetched: Awaited<ReturnType<typeof listen>>;
}> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    reducedMotion: 'reduce',
  });
  // tsx wraps named functions in a helper that does not exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const fetched = await listen(client);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.delay,
    downloadThroughput: profile.throughput,
    uploadThroughput: profile.throughput,
  });
  await client.send('Emulation.setCPUThrottlingRate', {rate: profile.slowdown});
  return {context, page, fetched};
}

/** Reads Web Vitals as defined at https://web.dev/articles/vitals. */
function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate((short) => {
    const all = (type: string): readonly PerformanceEntry[] => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({type, buffered: true});
      const entries = observer.takeRecords();
      observer.disconnect();
      return entries;
    };
    const getShift = (entry: PerformanceEntry): number =>
      'value' in entry ? Number(entry.value) : 0;
    const fcp =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ??
      NaN;
    return {
      fcp,
      lcp: all('largest-contentful-paint').at(-1)?.startTime ?? NaN,
      tbt: all('longtask')
        .filter(({startTime}) => startTime >= fcp)
        .reduce((sum, {duration}) => sum + Math.max(0, duration - short), 0),
      cls: all('layout-shift').reduce((sum, each) => sum + getShift(each), 0),
    };
  }, SHORT);
}

/** Measures a first visit without interaction. */
export async function viewFirst(
  browser: Browser,
  origin: string,
  {path}: MeasuredPage,
): Promise<FirstView> {
  const {context, page, fetched} = await arrive(browser);
  try {
    await page.goto(origin + path, {waitUntil: 'load'});
    await page.waitForTimeout(WATCHED);
    return {...weigh(fetched()), ...(await readVitals(page))};
  } finally {
    await context.close();
  }
}

/** Follows a link, or goes back, and returns the milliseconds until the new heading was painted. */
async function untilHeading(page: Page, link: string | null): Promise<number> {
  return page.evaluate(
    async ({selector, timeout}) => {
      const heading = (): string | null | undefined =>
        document.querySelector('h1')?.textContent;
      const before = heading();
      const start = performance.now();
      if (selector === null) {
        history.back();
      } else {
        document.querySelector<HTMLElement>(selector)?.click();
      }
      while (heading() === before || heading() === undefined) {
        await new Promise(requestAnimationFrame);
        if (performance.now() - start > timeout) {
          throw new Error(
            `Found the heading "${before}", expected that of another page.`,
          );
        }
      }
      // Runs after the pending rendering tasks, that is, after the heading was painted.
      await scheduler.postTask(() => undefined, {priority: 'user-blocking'});
      return performance.now() - start;
    },
    {selector: link, timeout: TIMEOUT},
  );
}

/** Follows a hovered link, and goes back. */
async function walk(
  page: Page,
  address: string,
  link: string,
): Promise<Navigation> {
  await page.goto(address, {waitUntil: 'load'});
  // A single move may be reported of a mouse that rests where a page has opened.
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page
    .locator('html[data-has-hydrated=true]')
    .waitFor({state: 'attached', timeout: 60_000});
  await page.waitForTimeout(READ);
  await page.locator(link).first().hover();
  await page.waitForTimeout(RESTED);
  const onward = await untilHeading(page, link);
  await page.waitForTimeout(1000);
  return {onward, back: await untilHeading(page, null)};
}

/** Measures client-side navigations of a first-time visitor. */
export async function navigate(
  browser: Browser,
  origin: string,
  {path, link}: MeasuredPage,
): Promise<Navigation> {
  const {context, page} = await arrive(browser);
  try {
    return await walk(page, origin + path, link);
  } finally {
    await context.close();
  }
}
