import {expect, test} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';

const WITH_TABS = '/character-handbook/';

test.describe('presses in the text before hydration are replayed after it', () => {
  test('the tab of a group (C13)', async ({page}) => {
    const come = await openHeld(page, WITH_TABS);
    const tab = page.getByRole('tab', {name: 'Priest'});
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    await come();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(
      page.getByRole('complementary', {name: 'Ishsa'}),
    ).toBeVisible();
    await expect(
      page.getByRole('complementary', {name: 'Odo Varick'}),
    ).toBeHidden();
  });

  test('a tab by keyboard, and focus stays in the tabs', async ({page}) => {
    const come = await openHeld(page, WITH_TABS);
    const [first, second] = [
      page.getByRole('tab', {name: 'Warrior'}),
      page.getByRole('tab', {name: 'Rogue'}),
    ];
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await come();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(second).toBeFocused();
    await expect(
      page.getByRole('complementary', {name: 'Tessa Varn'}),
    ).toBeVisible();
  });

  test('but no copy button, which only exists after hydration (C12)', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const come = await openHeld(page, WITH_TABS);
    await page.getByText('Weapon, to hit, AP, damage:').click();
    await expect(page.getByRole('button', {name: 'Copy code'})).toHaveCount(0);
    await come();
    await page.getByRole('button', {name: 'Copy code'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Name, people, class, level:\n.*\nCarries, coins:$/s,
    );
  });
});
