import {expect, test, type Locator, type Page} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {findPalette} from '../../support/e2e/palette';
import {FROM, quiet} from '../../support/e2e/reading';

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', {name});
}

function modeSwitch(page: Page): Locator {
  return button(page, /^Switch between light, dark/);
}

function choice(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme-choice');
}

/** The link of the navbar to the search, which opens the palette. */
function opener(page: Page): Locator {
  return page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Search'});
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

  test('a press in the text', async ({page}) => {
    const come = await openHeld(page, '/character-handbook/');
    const tab = page.getByRole('tab', {name: 'Priest'});
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    await come();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(
      page.getByRole('complementary', {name: 'Ishsa'}),
    ).toBeVisible();
  });

  test('a press on the search, of which the cursor tells meanwhile', async ({
    page,
  }) => {
    const come = await openHeld(page, FROM);
    await expect(opener(page)).toHaveCSS('cursor', 'pointer');
    await opener(page).click();
    await expect(opener(page)).toHaveCSS('cursor', 'progress');
    await come();
    await expect(findPalette(page).field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveCSS('cursor', 'pointer');
  });

  test('a key on a control that Tab led to, and focus stays there', async ({
    page,
  }) => {
    const come = await openHeld(page, FROM);
    await button(page, 'Fullscreen').focus();
    await page.keyboard.press('Tab');
    await expect(modeSwitch(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await come();
    await expect.poll(() => choice(page)).toBe('system');
    await expect(modeSwitch(page)).toBeFocused();
  });

  test('the skip link leads to the content', async ({page}) => {
    const come = await openHeld(page, FROM);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await come();
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
    await expect(page).toHaveURL(FROM);
  });

  test('a press on a menu opens it', async ({page}) => {
    const come = await openHeld(page, FROM);
    await button(page, 'World').click();
    await come();
    await expect(button(page, 'World')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.mouse.move(2, 700);
    await expect(
      page.getByRole('link', {name: 'Prime Almanac'}).first(),
    ).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });

  test('a line below the navbar tells of a tap that waits', async ({page}) => {
    const come = await openHeld(page, FROM);
    const line = () =>
      page
        .getByRole('navigation', {name: 'Main'})
        .evaluate((navbar) => getComputedStyle(navbar).boxShadow);
    const before = await line();
    await page
      .getByRole('navigation', {name: 'Shortcuts'})
      .getByRole('link', {name: 'Search'})
      .tap();
    await expect.poll(line).not.toBe(before);
    await come();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect.poll(line).toBe(before);
  });
});
