import {expect, test, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {measureOverflow} from '../../support/e2e/scrollers';
import {hydrated} from '../../support/e2e/watch';

/** Pages of different kinds: text with tables, a tool, results, a map, a locked page. */
const KINDS = [
  '/combat-and-tactics/armor-and-defense.html',
  '/magic-science/healing.html',
  '/search.html?q=troll',
  '/keep.html',
  '/prime-almanac/',
  '/reference/',
] as const;

/** Lists visible buttons, fields and menu links that are less than 48 pixels high. */
function listSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'button, summary, select, input:not([type="checkbox"], [type="radio"]), .button, .menu__link',
    );
    return [...all]
      .filter(
        (element) =>
          element.checkVisibility() &&
          getComputedStyle(element).display !== 'inline' &&
          element.closest('.leaflet-container, .ag-root-wrapper') === null,
      )
      .filter((element) => element.getBoundingClientRect().height < 47.5)
      .map(({tagName, className, textContent}) =>
        `${tagName} ${className} ${textContent.trim().slice(0, 30)}`.trim(),
      );
  });
}

/** Chooses an appearance in the panel of table mode, closes the panel, and waits until the page has it. */
async function turn(page: Page, look: string): Promise<void> {
  await page.getByRole('button', {name: 'At the table'}).click();
  const panel = page.getByRole('dialog', {name: 'At the table'});
  await panel.getByRole('radio', {name: look}).check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect.poll(() => listSmall(page)).toEqual([]);
}

/** The looks; red light differs from the other in its colors alone. */
const LOOKS = [
  {look: 'Large type', isColorOnly: false},
  {look: 'Red light', isColorOnly: true},
] as const;

for (const {look, isColorOnly} of LOOKS) {
  test(`text has a contrast of 7:1, targets are 48 pixels, and nothing is wider than the window, on pages of all kinds, dark and light in turn: ${look}`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await page.goto('/');
    await hydrated(page);
    await turn(page, look);
    for (const [index, path] of KINDS.entries()) {
      await page.evaluate(
        (theme) => {
          localStorage.setItem('theme-422', theme);
        },
        index % 2 === 0 ? 'dark' : 'light',
      );
      await page.goto(path);
      await hydrated(page);
      await prepareAccess(page);
      const faults = await accessFaults(page, {isStrict: true, isColorOnly});
      expect.soft(faults, path).toEqual([]);
      expect.soft(await listSmall(page), path).toEqual([]);
      await page.setViewportSize({width: 320, height: 844});
      expect.soft(await measureOverflow(page), path).toBe(0);
      await page.setViewportSize({width: 1280, height: 844});
    }
  });
}
