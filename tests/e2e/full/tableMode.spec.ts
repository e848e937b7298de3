import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';
import {findPalette} from '../../support/e2e/palette';

/** Pages of different kinds: text with tables, a tool, results, a map, a locked page. */
const KINDS = [
  '/combat-and-tactics/armor-and-defense.html',
  '/magic-science/healing.html',
  '/search.html?q=troll',
  '/keep.html',
  '/prime-almanac/',
  '/reference/',
] as const;

function findPanel(page: Page): Locator {
  return page.getByRole('dialog', {name: 'At the table'});
}

/** Chooses an appearance in the panel of table mode, and closes the panel. */
async function turn(page: Page, look: string): Promise<void> {
  await page.getByRole('button', {name: 'At the table'}).click();
  const panel = findPanel(page);
  await panel.getByRole('radio', {name: look}).check();
  await expect.poll(() => readTarget(page)).toBe(look === 'Off' ? '' : '48px');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Returns the size of targets that the styles of table mode declare. */
function readTarget(page: Page): Promise<string> {
  return page.evaluate(() => {
    const {textContent = ''} =
      [...document.querySelectorAll('html > style')].find(
        ({textContent: css}) => /^\/\*(?:on|red)\*\//.test(css),
      ) ?? {};
    return (
      /--world-target: (?<size>\w+)/.exec(textContent)?.groups?.['size'] ?? ''
    );
  });
}

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

/** Lists those of some widths of the window at which a page is wider, each with the excess. */
async function listTooWide(
  page: Page,
  widths: readonly number[],
): Promise<readonly string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 844});
    const excess = await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
    found.push(...(excess === 0 ? [] : [`${excess} more than ${width}`]));
  }
  if (before !== null) {
    await page.setViewportSize(before);
  }
  return found;
}

/** The looks; red light differs from the other in its colors alone. */
const LOOKS = [
  {look: 'On', widths: [320, 1024], isColorOnly: false},
  {look: 'Red light', widths: [], isColorOnly: true},
] as const;

for (const {look, widths, isColorOnly} of LOOKS) {
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
      expect.soft(await listTooWide(page, widths), path).toEqual([]);
      await hydrated(page);
      await prepareAccess(page);
      const faults = await accessFaults(page, {isStrict: true, isColorOnly});
      expect.soft(faults, path).toEqual([]);
      expect.soft(await listSmall(page), path).toEqual([]);
    }
  });
}

test('the next page is red before its first paint, even if its script is late', async ({
  page,
}) => {
  const {messages} = watch(page, sites.main.origin);
  await page.goto('/keep.html');
  await hydrated(page);
  await turn(page, 'Red light');
  await page.route('**/*.js', () => undefined);
  await page.goto('/combat-and-tactics/', {waitUntil: 'commit'});
  await page.locator('nav').first().waitFor({state: 'attached'});
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(ground).toBe('rgb(0, 0, 0)');
  expect(messages).toEqual([]);
});

test('it is switched by key and from the palette, and forgotten when it is off', async ({
  page,
}) => {
  await page.goto('/keep.html');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await findPalette(page).field.fill('red light');
  await page.keyboard.press('Enter');
  await expect(findPanel(page)).toBeVisible();
  await findPanel(page).getByRole('radio', {name: 'Off'}).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => readTarget(page)).toBe('48px');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => readTarget(page)).toBe('');
  expect(await page.evaluate(() => 'table' in localStorage)).toBe(false);
});

test('on a phone it is in the menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/keep.html');
  await hydrated(page);
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await page
    .locator('.navbar-sidebar')
    .getByRole('button', {name: 'At the table'})
    .click();
  await expect(findPanel(page).getByRole('radio').first()).toBeInViewport();
});
