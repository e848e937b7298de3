import {expect, test, type Locator, type Page} from '@playwright/test';
import {FROM, open} from '../../support/e2e/reading';

function toggle(page: Page): Locator {
  return page.getByRole('button', {name: /^Change color mode/});
}

/** Returns the color mode shown and the label of the switch. */
async function mode(page: Page): Promise<readonly (string | undefined)[]> {
  const label = await toggle(page).getAttribute('aria-label');
  return [
    (await page.locator('html').getAttribute('data-theme')) ?? undefined,
    /currently (?<choice>\w+) mode/.exec(label ?? '')?.groups?.['choice'],
  ];
}

test('tabs switch together', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, FROM);
  const other = await context.newPage();
  await other.emulateMedia({colorScheme: 'light'});
  await open(other, '/prime-almanac/');
  await expect.poll(() => mode(other)).toEqual(['dark', 'dark']);
  await toggle(page).click();
  await toggle(page).click();
  await expect.poll(() => mode(page)).toEqual(['light', 'light']);
  await expect.poll(() => mode(other)).toEqual(['light', 'light']);
  await toggle(other).click();
  await expect.poll(() => mode(page)).toEqual(['dark', 'dark']);
  await toggle(page).click();
  await expect.poll(() => mode(other)).toEqual(['light', 'system']);
  await open(other, FROM);
  await expect.poll(() => mode(other)).toEqual(['light', 'system']);
});
