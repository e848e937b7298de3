import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {LOOK} from '../../support/e2e/looks';

const ROWS = 200;

/** Opens a page with many texts that look alike, and one more among them. */
async function open(page: Page, planted: string): Promise<void> {
  const rows = Array.from({length: ROWS}, (_, row) => `<p>Row ${row}</p>`);
  const text = [...rows.slice(0, 70), planted, ...rows.slice(70)].join('');
  await page.setContent(
    `<!doctype html><html lang="en"><title>Rows</title><body style="background: white; color: black"><main><h1>Rows</h1>${text}</main></body></html>`,
  );
  await prepareAccess(page);
}

/** Texts that readers can hardly see, each for another reason. */
const faintTexts = {
  'of its own color':
    '<p style="color: #bbb"><span id="faint">Faint</span></p>',
  'on a dark ground':
    '<div style="background: #222"><p id="faint">Faint</p></div>',
  'over a dark box that it does not stand in':
    '<div style="position: relative"><i style="position: absolute; inset: 0; background: #222"></i><p id="faint" style="position: relative; margin: 0">Faint</p></div>',
  'behind a veil': '<p style="opacity: 0.3"><b id="faint">Faint</b></p>',
};

test(`a faint text is found among ${ROWS} legible ones, of which only a few are checked`, async ({
  page,
}) => {
  for (const [reason, html] of Object.entries(faintTexts)) {
    await open(page, html);
    const faults = await accessFaults(page);
    expect(faults, reason).toHaveLength(1);
    expect(faults[0]).toMatch(/^color-contrast: #faint /);
    expect(await page.locator(`p[${LOOK}]`).count()).toBeLessThan(5);
  }
  await open(page, '<p style="color: #555">Well</p>');
  expect(await accessFaults(page)).toEqual([]);
});

test('a check of colors alone finds a faint text, and nothing else', async ({
  page,
}) => {
  await open(
    page,
    '<p style="color: #bbb" id="faint">Faint <button></button></p>',
  );
  expect(await accessFaults(page)).toHaveLength(2);
  const faults = await accessFaults(page, {isColorOnly: true});
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^color-contrast: #faint /);
});
