import {expect, test, type Page} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {open, quiet} from '../../support/e2e/reading';

const SPELLS = '/magic-science/';
const POWER = 'power-smoke-of-disguise';
const ROWS = '/combat-and-tactics/armor-and-defense.html';
const ROW = 'shield-tower-shield';

function getHash(page: Page): string {
  return new URL(page.url()).hash;
}

/** Turns the wheel, and waits until the scroll position and the address no longer change. */
async function wheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, pixels);
  await quiet(page);
}

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
