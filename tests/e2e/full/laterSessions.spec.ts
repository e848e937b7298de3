import {expect, test, type Page} from '@playwright/test';
import {findEarly, listLaterWords} from '../../support/laterWords';
import {pagePaths} from '../../support/e2e/pages';
import {LOG, say} from '../../support/e2e/playedUpTo';
import {open} from '../../support/e2e/reading';
import {hydrated} from '../../support/e2e/watch';

const GATE = 'return-of-the-gatewatcher';
const SHROUD = 'shroud-of-the-empire';

/** The home page, and all pages that tell of campaigns. */
const paths = pagePaths.filter((path) =>
  /^\/(?:$|campaign-reference\/|return-of-the-gatewatcher\/)/.test(path),
);

/** The last session of each campaign. */
const LAST: Readonly<Record<string, number>> = {[GATE]: 12, [SHROUD]: 6};

const words = listLaterWords();

/** What a page tells readers: its visible text, names of pictures and controls, addresses and description. */
async function readPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) {
      fold.open = true;
    }
    const isSeen = (element: Element): boolean => element.checkVisibility();
    const told = [...document.querySelectorAll('[alt], [aria-label], a[href]')]
      .filter(isSeen)
      .flatMap((element) => [
        element.getAttribute('alt'),
        element.getAttribute('aria-label'),
        element.getAttribute('title'),
      ]);
    const descriptions = [...document.querySelectorAll('meta[content]')].map(
      (meta) => meta.getAttribute('content'),
    );
    return [
      document.title,
      document.body.innerText,
      ...told,
      ...descriptions,
    ].join('\n');
  });
}

/** The visible links, and sources of pictures, that name a session. */
async function listSessionAddresses(page: Page): Promise<readonly number[]> {
  const addresses = await page
    .locator('a[href]:visible, img[src]:visible')
    .evaluateAll((elements) =>
      elements.map(
        (element) =>
          element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ),
    );
  return addresses.flatMap((address) =>
    [...address.matchAll(/#session-(\d+)|\/s(\d\d)-/g)].map((found) =>
      Number(found[1] ?? found[2]),
    ),
  );
}

for (const session of [1, 3, 7, 12]) {
  test(`no page of a campaign tells what comes after session ${session}`, async ({
    page,
  }) => {
    test.slow();
    const reached = (campaign: string): number =>
      Math.min(session, LAST[campaign] ?? 0);
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, LOG);
    await say(page, `Session ${reached(GATE)}`);
    await say(page, `Session ${reached(SHROUD)}`, 'Shroud of the Empire');
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      await page.mouse.wheel(0, 200);
      const told = await readPage(page);
      expect.soft(findEarly(told, words, reached), path).toEqual([]);
      const later = await listSessionAddresses(page);
      expect
        .soft(
          later.filter((each) => each > session),
          `addresses on ${path}`,
        )
        .toEqual([]);
    }
  });
}
