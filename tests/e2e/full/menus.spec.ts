import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';

const START = '/combat-and-tactics/';

/** A point of the window without a menu or link. */
const ELSEWHERE = {x: 2, y: 700};

function menu(page: Page): {button: Locator; entry: Locator; next: Locator} {
  const bar = page.getByRole('navigation', {name: 'Main'});
  return {
    button: bar.getByRole('button', {name: 'World'}),
    entry: bar.getByRole('link', {name: 'Prime Almanac'}),
    next: bar.getByRole('link', {name: 'Races and Anthropology'}),
  };
}

test('a menu opens while the mouse is over it, stays after a press, and leads to an area', async ({
  page,
}) => {
  await open(page, START);
  const {button, entry} = menu(page);
  await expect(entry).toBeHidden();
  await button.hover();
  await expect(entry).toBeVisible();
  await expect(entry).toContainText(
    'Territories, seas, roads, trade, and history',
  );
  await entry.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
  await expect(entry).toBeHidden();

  await button.click();
  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
  await expect(entry).toBeVisible();
  await page.mouse.click(ELSEWHERE.x, ELSEWHERE.y);
  await expect(entry).toBeHidden();

  await button.click();
  await entry.click();
  await expect(page).toHaveURL('/prime-almanac/');
  await expect(entry).toBeHidden();
  await expect(button).toHaveClass(/navbar__link--active/);
});

test('keys open, walk through, choose from and close a menu, which also closes when they leave it', async ({
  page,
}) => {
  await open(page, START);
  const {button, entry, next} = menu(page);
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(entry).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry).toBeHidden();
  await button.focus();
  await page.keyboard.press('ArrowUp');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/races-and-anthropology/');
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 1024, height: 768}});

  test('a tap opens a menu, and another closes it', async ({page}) => {
    await open(page, START);
    const {button, entry} = menu(page);
    await button.tap();
    await expect(entry).toBeVisible();
    await button.tap();
    await expect(entry).toBeHidden();
    await button.tap();
    await entry.tap();
    await expect(page).toHaveURL('/prime-almanac/');
  });
});

test('an open menu is accessible, dark and light, and inside the window', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 768});
  await open(page, START);
  await prepareAccess(page);
  await menu(page).button.click();
  for (const mode of ['dark', 'light']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, mode);
    expect(await accessFaults(page), mode).toEqual([]);
  }
  await expect(menu(page).next).toBeInViewport({ratio: 1});
});
