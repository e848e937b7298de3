import type {Browser, BrowserContext, Page} from '@playwright/test';
import type {FirstView, Navigation} from './figures';
import {profile} from './kinds';
import {listen, weigh} from './traffic';

/** How long after it is loaded a page is watched, in milliseconds; less than it waits for readers. */
const WATCHED = 2500;

/** How long readers rest on a link before they press it, in milliseconds. */
const RESTED = 250;

/** The longest task that holds nobody up, in milliseconds. */
const SHORT = 50;

type Vitals = Pick<FirstView, 'fcp' | 'lcp' | 'tbt' | 'cls'>;

/** Makes a page of a reader who comes for the first time, on a slow machine with a slow connection. */
async function arrive(browser: Browser): Promise<{
  readonly context: BrowserContext;
  readonly page: Page;
  readonly fetched: Awaited<ReturnType<typeof listen>>;
}> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    reducedMotion: 'reduce',
  });
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

/** Reads what the browser has seen of a page, as it defines it: https://web.dev/articles/vitals. */
function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate((short) => {
    const all = (type: string): readonly PerformanceEntry[] => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({type, buffered: true});
      const entries = observer.takeRecords();
      observer.disconnect();
      return entries;
    };
    const shiftOf = (entry: PerformanceEntry): number =>
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
      cls: all('layout-shift').reduce((sum, each) => sum + shiftOf(each), 0),
    };
  }, SHORT);
}

/** Looks at a page for the first time, and does nothing. */
export async function viewFirst(
  browser: Browser,
  address: string,
): Promise<FirstView> {
  const {context, page, fetched} = await arrive(browser);
  await page.goto(address, {waitUntil: 'load'});
  await page.waitForTimeout(WATCHED);
  const view = {...weigh(fetched()), ...(await vitalsOf(page))};
  await context.close();
  return view;
}

/** Does something that leads to another page, and tells how long it was until its heading was painted, in milliseconds. */
async function untilHeading(
  page: Page,
  what: 'press' | 'back',
): Promise<number> {
  return page.evaluate(async (deed) => {
    const heading = (): string | null | undefined =>
      document.querySelector('h1')?.textContent;
    const before = heading();
    const link = document.querySelector<HTMLElement>(
      'a.pagination-nav__link--next',
    );
    const start = performance.now();
    if (deed === 'press') {
      link?.click();
    } else {
      history.back();
    }
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    while (heading() === before || heading() === undefined) {
      await frame();
    }
    await new Promise<void>((resolve) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        resolve();
      };
      port2.postMessage(null);
    });
    return performance.now() - start;
  }, what);
}

/** Goes to the next page by a link that is rested on first, and back again. */
export async function navigate(
  browser: Browser,
  address: string,
): Promise<Navigation> {
  const {context, page} = await arrive(browser);
  await page.goto(address, {waitUntil: 'load'});
  await page.mouse.move(200, 300);
  await page
    .locator('html[data-has-hydrated=true]')
    .waitFor({state: 'attached', timeout: 60_000});
  await page.waitForLoadState('networkidle');
  await page.locator('a.pagination-nav__link--next').hover();
  await page.waitForTimeout(RESTED);
  const onward = await untilHeading(page, 'press');
  await page.waitForTimeout(1000);
  const back = await untilHeading(page, 'back');
  await context.close();
  return {onward, back};
}
