import {expect, test, type Locator, type Page} from '@playwright/test';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {open} from '../../support/e2e/reading';

const START = '/combat-and-tactics/saving-throws.html';

/** A point of the window without a link. */
const ELSEWHERE = {x: 720, y: 2};

function linkTo(page: Page, path: string): Locator {
  return page.locator(`main .markdown a[href="${path}"]`).first();
}

function card(page: Page): Locator {
  return page.getByRole('tooltip');
}

/**
 * Presses a link until its preview is shown. The browser reports a mouse, which no phone has, when
 * what is below it has moved; that cancels a press.
 */
async function pressLong(link: Locator, preview: Locator): Promise<void> {
  await expect(async () => {
    await link.dispatchEvent('touchend');
    await link.dispatchEvent('touchstart');
    await expect(preview).toBeVisible({timeout: 3000});
  }).toPass();
}

test('a link shows a preview while the mouse hovers over it, and no longer', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/search/')) {
      fetched.push(request.url());
    }
  });
  await open(page, START);
  const link = linkTo(page, '/magic-science/spell-strength.html');
  await link.scrollIntoViewIfNeeded();
  expect(fetched).toEqual([]);
  await link.hover();
  await expect(card(page)).toContainText('Spell Strength');
  await expect(card(page)).toContainText('Magic Science');
  await expect(link).toHaveAccessibleDescription(/The Strength of a spell/);
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);

  await card(page).hover();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
  await expect(card(page)).toBeHidden();

  await link.hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();

  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
  await link.hover();
  await expect(card(page)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/magic-science/spell-strength.html');
  await expect(card(page)).toBeHidden();
  expect(fetched).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap follows a link, and a long press shows the preview', async ({
    page,
  }) => {
    await open(page, START);
    const link = linkTo(page, '/magic-science/spell-strength.html');
    await link.scrollIntoViewIfNeeded();
    const sheet = page.getByRole('dialog', {name: 'Spell Strength'});
    await pressLong(link, sheet);
    await expect(sheet).toContainText('The Strength of a spell');
    await link.dispatchEvent('touchend');
    await expect(sheet).toBeVisible();
    await prepareAccess(page);
    expect(await accessFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await pressLong(link, sheet);
    await link.dispatchEvent('touchend');
    await sheet.getByRole('button', {name: 'Open'}).click();
    await expect(page).toHaveURL('/magic-science/spell-strength.html');
    await expect(sheet).toBeHidden();

    await page.goBack();
    await link.tap();
    await expect(page).toHaveURL('/magic-science/spell-strength.html');
    await expect(sheet).toBeHidden();
  });
});
