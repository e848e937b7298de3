import {expect, test} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';

/** Five kinds of page to read, and five kinds of tool. */
const kinds = {
  'pages to read': [
    '/',
    '/combat-and-tactics/',
    '/combat-and-tactics/combat-parameters.html',
    '/prime-almanac/torosia.html',
    '/tags/realm.html',
  ],
  'tables, maps, pictures and tools': [
    '/combat-and-tactics/bab-table.html',
    '/prime-almanac/common-travel-distances.html',
    '/return-of-the-gatewatcher/session-images.html',
    '/search.html?q=smoke',
    '/reference/',
  ],
};

for (const [kind, paths] of Object.entries(kinds)) {
  test(`${kind} are accessible, dark and light`, async ({page}) => {
    for (const path of paths) {
      await open(page, path);
      await prepareAccess(page);
      for (const mode of ['dark', 'light']) {
        await page.evaluate((theme) => {
          document.documentElement.dataset['theme'] = theme;
        }, mode);
        expect.soft(await accessFaults(page), `${path}, ${mode}`).toEqual([]);
      }
    }
  });
}
