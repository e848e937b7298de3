import {expect, test, type Page} from '@playwright/test';
import {openHeld} from '../../support/e2e/intent';
import {FROM, quiet, scrollY, sidebarLink, TO} from '../../support/e2e/reading';

/** Turns the wheel away from inner scroll areas, and waits until the page is where that leads. */
async function wheel(page: Page, by: number, to: number): Promise<void> {
  await page.mouse.move(1275, 400);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrollY(page)).toBe(to);
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
    // A click of the driver may scroll the page first.
    await sidebarLink(page, TO).dispatchEvent('click');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Saving Throws',
    );
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
  });
});
