import {expect, test} from '@playwright/test';
import {open} from '../../support/e2e/reading';
import {measureOverflow} from '../../support/e2e/scrollers';

/** Pages with a hero, long titles, tables of all kinds, files, a map, spells, a calculator, a prompt and a fight. */
const PATHS = [
  '/',
  '/what-is-new.html',
  '/character-handbook/',
  '/character-handbook/xp-master.html',
  '/magic-science/',
  '/magic-science/magika-goblin.html',
  '/prime-almanac/',
  '/prime-almanac/central.html',
  '/races-and-anthropology/calendar.html',
  '/reference/',
] as const;

for (const width of [320, 360]) {
  test(`no page is wider than a window of ${width} pixels with type of twice the size`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 740});
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', {
      fontSizes: {standard: 32, fixed: 26},
    });
    for (const path of PATHS) {
      await open(page, path);
      expect.soft(await measureOverflow(page), path).toBe(0);
    }
    await session.send('Page.setFontSizes', {
      fontSizes: {standard: 16, fixed: 13},
    });
  });
}
