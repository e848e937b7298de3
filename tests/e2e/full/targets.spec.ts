import {expect, test} from '@playwright/test';
import {open} from '../../support/e2e/reading';

const SPELLS = '/magic-science/';
const POWER = 'power-smoke-of-disguise';
const ROWS = '/combat-and-tactics/armor-and-defense.html';
const ROW = 'shield-tower-shield';

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
