import {expect, test, type Page} from '@playwright/test';
import {VIEWER_PAGE} from '../../../plugins/documents/model/viewerAddress';
import {findDesk} from '../../support/e2e/desk';
import {FILE, FIRST, drawn, show} from '../../support/e2e/documents';
import {openKeep} from '../../support/e2e/keep';
import {findPalette} from '../../support/e2e/palette';
import {open} from '../../support/e2e/reading';
import {openSheet} from '../../support/e2e/sheet';
import {openTracker} from '../../support/e2e/tracker';

const PAGE = '/combat-and-tactics/armor-and-defense.html';

/** Removes what the oldest supported browsers lack, of pages and of workers. */
function ageBrowser(): void {
  const lacking: readonly (readonly [object, readonly string[]])[] = [
    [Promise, ['try']],
    [Math, ['sumPrecise']],
    [URL, ['parse']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
    [ReadableStream.prototype, ['values']],
    [globalThis, ['Iterator']],
    [Intl, ['DurationFormat', 'Segmenter']],
    // Workers have no elements.
    ...('HTMLElement' in globalThis
      ? [[HTMLElement.prototype, ['popover', 'showPopover']] as const]
      : []),
  ];
  for (const [owner, names] of lacking) {
    for (const name of names) {
      Reflect.deleteProperty(owner, name);
    }
  }
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
}

/** What a browser lacks or denies; each runs before the scripts of a page. */
const lacks: Readonly<Record<string, () => void>> = {
  'denies messages between tabs, as Firefox does with cookies blocked': () => {
    Object.assign(window, {
      BroadcastChannel() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'has neither databases nor service workers': () => {
    Reflect.deleteProperty(window, 'indexedDB');
    Reflect.deleteProperty(window, 'caches');
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
  'is the oldest supported one': ageBrowser,
};

/** Goes where a browser stores something or tells other tabs, and uses what is there. */
async function walk(page: Page): Promise<void> {
  await openSheet(page, 'odo-varick');
  await openKeep(page);
  await expect(page.getByRole('main')).not.toContainText('Looking');
  await open(page, PAGE);
  await page.keyboard.press('Control+k');
  const {field, options} = findPalette(page);
  await field.fill('grapple');
  await expect(options.first()).toContainText(/grapple/i);
  await page.keyboard.press('Escape');
  await openTracker(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'At the table'}).click();
  await page.getByRole('button', {name: 'Pinboard', exact: true}).click();
  await expect(findDesk(page)).toBeVisible();
}

for (const [lack, apply] of Object.entries(lacks)) {
  test(`tools work, and nothing fails, in a browser that ${lack}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.addInitScript(apply);
    await walk(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('documents are drawn, in the page and at full size, by the oldest supported browsers', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.addInitScript(ageBrowser);
  await page.route('**/pdf.worker.min.mjs', async (route) => {
    const response = await route.fetch();
    const body = `(${String(ageBrowser)})();${await response.text()}`;
    await route.fulfill({response, body});
  });
  const figure = await show(page);
  await drawn(figure, FIRST);
  await page.goto(`${VIEWER_PAGE}?file=${FILE}`);
  const sheet = page.locator('.page[data-page-number="1"]');
  await expect(sheet).toHaveAttribute('data-loaded', 'true');
  await expect(sheet.locator('.textLayer span').first()).toBeAttached();
  expect(errors).toEqual([]);
});
