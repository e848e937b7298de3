import {expect, test, type Locator, type Page} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {FROM, quiet} from '../../support/e2e/reading';

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', {name});
}

function modeSwitch(page: Page): Locator {
  return button(page, /^Change color mode/);
}

function choice(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme-choice');
}

test.describe('what readers press before hydration is done after it', () => {
  test('a press, once, even if they press again because nothing happens', async ({
    page,
  }) => {
    const come = await openHeld(page, FROM);
    for (let presses = 0; presses < 3; presses += 1) {
      await modeSwitch(page).click();
    }
    expect(await choice(page)).toBe('dark');
    await come();
    await expect.poll(() => choice(page)).toBe('system');
    await quiet(page);
    expect(await choice(page)).toBe('system');
  });

  test('a key on a control that Tab led to, and focus stays there', async ({
    page,
  }) => {
    const come = await openHeld(page, FROM);
    await button(page, 'Full screen').focus();
    await page.keyboard.press('Tab');
    await expect(modeSwitch(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await come();
    await expect.poll(() => choice(page)).toBe('system');
    await expect(modeSwitch(page)).toBeFocused();
  });
});
