import {expect, test, type Page} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {FROM, follow, quiet, scrollY, TO} from '../../support/e2e/reading';
import {hydrated} from '../../support/e2e/watch';

function top(page: Page, id: string): Promise<number> {
  return page
    .locator(`[id="${id}"]`)
    .evaluate((element) => element.getBoundingClientRect().top);
}

/** Turns the wheel away from inner scroll areas, and waits until the page is where that leads. */
async function wheel(page: Page, by: number, to: number): Promise<void> {
  await page.mouse.move(1275, 400);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrollY(page)).toBe(to);
}

function navbar(page: Page) {
  return page.getByRole('navigation', {name: 'Main', exact: true});
}

test.describe('readers who scroll before hydration', () => {
  test('stay where they are, and the progress ring follows', async ({page}) => {
    const come = await openHeld(page, `${FROM}#surprise`);
    const landed = await scrollY(page);
    await wheel(page, 1000, landed + 1000);
    await come();
    await expect(page.getByRole('button', {name: 'Back to top'})).toBeVisible();
    expect(await scrollY(page)).toBe(landed + 1000);
    await expect(page).not.toHaveURL(/#surprise$/);
  });

  test('return to the position that they left, by a link on the page and by one to another', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 800});
    const come = await openHeld(page, FROM);
    await wheel(page, 300, 300);
    await page
      .locator('.theme-doc-toc-desktop')
      .getByRole('link', {name: 'Conditions'})
      .click();
    await expect(page).toHaveURL(/#conditions$/);
    await come();
    const there = await scrollY(page);
    expect(there).toBeGreaterThan(300);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
    await quiet(page);
    expect(await scrollY(page)).toBe(300);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(there);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
    await follow(page, TO);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Saving Throws',
    );
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  test('can scroll the sidebar freely', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 320});
    const come = await openHeld(page, TO);
    const item = page.locator(`.menu a[href="${TO}"]`);
    await expect(item).toBeInViewport({ratio: 1});
    await page.getByRole('navigation', {name: 'Docs sidebar'}).hover();
    await page.mouse.wheel(0, -1000);
    await expect(item).not.toBeInViewport();
    await come();
    await quiet(page);
    await expect(item).not.toBeInViewport();
  });
});

test.describe('readers who have not scrolled', () => {
  test('are at the target of the address, which stays there', async ({
    page,
  }) => {
    await page.goto(`${FROM}#surprise`);
    await quiet(page);
    const before = await top(page, 'surprise');
    await hydrated(page);
    await quiet(page);
    expect(await top(page, 'surprise')).toBe(before);
    await expect(navbar(page)).toBeInViewport({ratio: 0.9});
    await expect(page).toHaveURL(/#surprise$/);
  });

  test('return to where they were after a reload, also from the next page', async ({
    page,
  }) => {
    await page.goto(FROM);
    await wheel(page, 900, 900);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(900);
    await hydrated(page);
    expect(await scrollY(page)).toBe(900);
    await follow(page, TO);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Saving Throws',
    );
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(900);
  });
});
