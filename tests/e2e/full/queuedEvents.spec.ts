import {expect, test, type Locator, type Page} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {findPalette} from '../../support/e2e/palette';
import {FROM, quiet, scrollY} from '../../support/e2e/reading';

const SECOND = '/combat-and-tactics/action-points.html';
const GROUPS = '/campaign-reference/';

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', {name});
}

/** The fold with the pages of a group of the sidebar. */
function findGroup(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('details')
    .filter({has: page.getByLabel(`Pages under ${name}`, {exact: true})});
}

function title(page: Page): Locator {
  return page.getByRole('heading', {level: 1});
}

function modeSwitch(page: Page): Locator {
  return button(page, /^Switch between light, dark/);
}

function choice(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme-choice');
}

test.describe('presses before hydration are replayed after it', () => {
  test('the color mode switch, once', async ({page}) => {
    const come = await openHeld(page, FROM);
    await modeSwitch(page).click();
    expect(await choice(page)).toBe('dark');
    await come();
    await expect.poll(() => choice(page)).toBe('system');
    await quiet(page);
    expect(await choice(page)).toBe('system');
  });

  test('only once if readers press again because nothing happens', async ({
    page,
  }) => {
    const come = await openHeld(page, FROM);
    for (let presses = 0; presses < 3; presses += 1) {
      await modeSwitch(page).click();
    }
    await come();
    await expect.poll(() => choice(page)).toBe('system');
    await quiet(page);
    expect(await choice(page)).toBe('system');
  });

  test('the arrow of a group in the sidebar opens it at once, and once', async ({
    page,
  }) => {
    const come = await openHeld(page, GROUPS);
    const group = findGroup(page, 'Return of the Gate Watcher');
    await expect(group).not.toHaveAttribute('open');
    await group.locator('summary').first().click();
    await expect(group).toHaveAttribute('open');
    await come();
    await quiet(page);
    await expect(group).toHaveAttribute('open');
  });

  test('collapsing the sidebar', async ({page}) => {
    const come = await openHeld(page, FROM);
    await button(page, 'Collapse sidebar').click();
    await come();
    await expect(button(page, 'Expand sidebar')).toBeFocused();
  });

  test('fullscreen', async ({page}) => {
    const come = await openHeld(page, FROM);
    await button(page, 'Fullscreen').click();
    await come();
    await expect(button(page, 'Fullscreen')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('a link to the page itself collapses its group, and loads nothing', async ({
    page,
  }) => {
    const path = '/campaign-reference/shroud-of-the-empire/';
    const come = await openHeld(page, path);
    const group = findGroup(page, 'Shroud of the Empire');
    await expect(group).toHaveAttribute('open');
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .locator(`a[href="${path}"]`)
      .click();
    await come();
    await expect(group).not.toHaveAttribute('open');
  });

  test('Alt and an arrow key turn the page, once (L11)', async ({browser}) => {
    // In a tab of its own: the browser counts no more than fifty entries.
    const page = await browser.newPage();
    const come = await openHeld(page, FROM);
    const before = await page.evaluate(() => window.history.length);
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page).toHaveURL(FROM);
    await come();
    await expect(title(page)).toHaveText('Action Points');
    await quiet(page);
    await expect(page).toHaveURL(SECOND);
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
    await page.close();
  });

  test('a slash, and the letters of a search after it', async ({page}) => {
    const come = await openHeld(page, FROM);
    await page.keyboard.press('/');
    await page.keyboard.type('spell power');
    await come();
    await expect(findPalette(page).field).toHaveValue('spell power');
    await expect(findPalette(page).options.first()).toBeVisible();
  });

  test('the skip link leads to the content (L9)', async ({page}) => {
    const come = await openHeld(page, FROM);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await come();
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL(FROM);
  });

  test('Tab moves on meanwhile, and focus stays where it is', async ({
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
});

test.describe('what readers do with a menu before hydration is replayed after it', () => {
  test('a menu, by mouse', async ({page}) => {
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

  test('a menu that is open under the mouse stays open', async ({page}) => {
    const come = await openHeld(page, FROM);
    const entry = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Prime Almanac'});
    await button(page, 'World').hover();
    await expect(entry).toBeVisible();
    await come();
    await quiet(page);
    await expect(entry).toBeVisible();
    await page.mouse.move(2, 700);
    await expect(entry).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    test(`a menu, by ${key}, and focus stays on it`, async ({page}) => {
      const come = await openHeld(page, FROM);
      await button(page, 'World').focus();
      await page.keyboard.press(key);
      await come();
      await expect(button(page, 'World')).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(button(page, 'World')).toBeFocused();
    });
  }

  test('a menu, by an arrow key, which enters it and does not scroll', async ({
    page,
  }) => {
    const come = await openHeld(page, FROM);
    await button(page, 'World').focus();
    await page.keyboard.press('ArrowDown');
    await come();
    await expect(
      page.getByRole('link', {name: 'Prime Almanac'}).first(),
    ).toBeFocused();
    expect(await scrollY(page)).toBe(0);
  });

  test('a menu that is opened and closed, in that order', async ({page}) => {
    const come = await openHeld(page, FROM);
    await button(page, 'World').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await come();
    await quiet(page);
    await expect(button(page, 'World')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(button(page, 'World')).toBeFocused();
  });
});

test('the cursor tells of a press that waits, and of nothing else', async ({
  page,
}) => {
  const hydrate = await openHeld(page, FROM);
  const search = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Search'});
  await expect(search).toHaveCSS('cursor', 'pointer');
  await search.click();
  await expect(search).toHaveCSS('cursor', 'progress');
  await hydrate();
  await expect(search).toHaveCSS('cursor', 'pointer');
});
