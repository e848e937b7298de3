import {expect, test, type Locator, type Page} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {findPalette} from '../../support/e2e/palette';
import {FROM, atRest, open, quiet} from '../../support/e2e/reading';

const SPELLS = '/magic-science/';
const POWER = 'power-smoke-of-disguise';
const ROWS = '/combat-and-tactics/armor-and-defense.html';
const ROW = 'shield-tower-shield';

function getHash(page: Page): string {
  return new URL(page.url()).hash;
}

/** Returns how far a target is below the visible navbar, in pixels. */
function measureGap(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const navbar = document.querySelector<HTMLElement>('.navbar');
    return (
      element.getBoundingClientRect().top - (navbar?.offsetHeight ?? Infinity)
    );
  });
}

/** Turns the wheel, and waits until the scroll position and the address no longer change. */
async function wheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, pixels);
  await quiet(page);
}

test('a search result is visible below the navbar of a phone after the page transition, and stays in the address', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 850});
  await open(page, FROM);
  await page.keyboard.press('Control+k');
  const {dialog, field} = findPalette(page);
  await field.fill('levitate');
  await dialog.locator('a[href$="#spell-lift-the-keel"]').click();
  const target = page.locator('#spell-lift-the-keel');
  await expect(target).toBeInViewport();
  await atRest(page);
  await quiet(page);
  const gap = await measureGap(target);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
  expect(getHash(page)).toBe('#spell-lift-the-keel');
});

test('the address keeps the requested target while it is in view, and follows readers from then on', async ({
  page,
}) => {
  await open(page, `${SPELLS}#${POWER}`);
  await wheel(page, -40);
  expect(getHash(page)).toBe(`#${POWER}`);
  await wheel(page, 80);
  expect(getHash(page)).toBe(`#${POWER}`);
  await wheel(page, -2500);
  const elsewhere = getHash(page);
  expect(elsewhere).not.toBe(`#${POWER}`);
  await wheel(page, 40);
  expect(getHash(page)).not.toBe(`#${POWER}`);
});

test('a target is highlighted for a while when readers reach it, by its address or by a link', async ({
  page,
}) => {
  await page.goto(`${ROWS}#${ROW}`);
  const cell = page.locator(`#${ROW} > td`).first();
  await expect(cell).toHaveCSS('animation-name', 'target-marked');
  await expect(cell).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await open(page, FROM);
  await page.locator('#surprise').getByRole('link').focus();
  await page.keyboard.press('Enter');
  const target = page.locator('#surprise[data-arrived]');
  await expect(target).toHaveCount(1);
  await expect(target).toHaveCount(0);
});

test('a target is announced to screen readers by focus when the page is opened there', async ({
  page,
}) => {
  for (const [path, id, name] of [
    [SPELLS, POWER, /^Smoke of Disguise/],
    [ROWS, ROW, /^Tower shield/],
  ] as const) {
    await open(page, `${path}#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
});

test('focus that readers moved away from a target stays there', async ({
  page,
}) => {
  const come = await openHeld(page, `${ROWS}#${ROW}`);
  const brand = page.locator('.navbar__brand');
  await brand.focus();
  await come();
  await expect(brand).toBeFocused();
});
