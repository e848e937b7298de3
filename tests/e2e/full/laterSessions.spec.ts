import {expect, test, type Page} from '@playwright/test';
import {findEarly, listLaterWords} from '../../support/laterWords';
import {LOG, say} from '../../support/e2e/playedUpTo';
import {open} from '../../support/e2e/reading';
import {hydrated} from '../../support/e2e/watch';

const GATE = 'return-of-the-gatewatcher';
const SHROUD = 'shroud-of-the-empire';

const PAGES: readonly (readonly [folder: string, names: readonly string[]])[] =
  [
    ['/', ['']],
    ['/campaign-reference/', ['']],
    [
      `/campaign-reference/${GATE}/`,
      [
        '',
        'characters.html',
        'game-story.html',
        'maps.html',
        'maps-and-visuals.html',
        'session-images.html',
      ],
    ],
    [
      `/campaign-reference/${SHROUD}/`,
      ['', 'characters.html', 'handouts.html', 'session-images.html'],
    ],
    [
      `/${GATE}/`,
      [
        '',
        'characters.html',
        'game-story.html',
        'handouts.html',
        'maps.html',
        'maps-and-visuals.html',
        'mechanics.html',
        'session-images.html',
        'world-info.html',
      ],
    ],
  ];

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

for (const session of [3, 12]) {
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
    for (const [folder, names] of PAGES) {
      for (const name of names) {
        const path = folder + name;
        await page.goto(path);
        await hydrated(page);
        await page.mouse.wheel(0, 200);
        const told = await readPage(page);
        const early = findEarly(told, words, reached);
        expect.soft(early, path).toEqual([]);
        const later = await listSessionAddresses(page);
        expect
          .soft(
            later.filter((each) => each > session),
            `addresses on ${path}`,
          )
          .toEqual([]);
      }
    }
  });
}
