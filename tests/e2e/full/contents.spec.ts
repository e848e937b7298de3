import {expect, test, type Locator, type Page} from '@playwright/test';
import {FROM, TO, follow, open, scrollY} from '../../support/e2e/reading';

const WIDE = {width: 1440, height: 900};

/** Returns the visible table of contents. */
function contents(page: Page): Locator {
  return page
    .getByRole('navigation', {name: 'On This Page'})
    .filter({visible: true});
}

function hash(page: Page): Promise<string> {
  return page.evaluate(() => window.location.hash);
}

/** Returns how far a target is below the navbar and its gap, in pixels. */
function distance(page: Page, id: string): Promise<number> {
  return page
    .locator(`[id="${id}"]`)
    .evaluate(
      (element) =>
        element.getBoundingClientRect().top -
        parseFloat(getComputedStyle(element).scrollMarginBlockStart),
    );
}

/** Turns the wheel away from inner scroll areas until the page has moved by this many pixels. */
async function wheel(page: Page, pixels: number): Promise<void> {
  const goal = Math.round((await scrollY(page)) + pixels);
  await page.mouse.move(1400, 700);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => scrollY(page)).toBe(goal);
}

test.describe('heading tracking', () => {
  test.use({viewport: WIDE});

  test('the address and the table of contents follow readers, without history entries or scrolling, up to the top and to the next page', async ({
    page,
  }) => {
    await open(page, FROM);
    const before = await page.evaluate('[history.length, history.state]');
    await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
    await wheel(page, Math.ceil(await distance(page, 'surprise')) + 20);
    const there = await scrollY(page);
    await expect.poll(() => hash(page)).toBe('#surprise');
    await expect(contents(page).locator('[aria-current="true"]')).toHaveText(
      'Surprise',
    );
    expect(await scrollY(page)).toBe(there);
    expect(await page.evaluate('[history.length, history.state]')).toEqual(
      before,
    );
    await page.keyboard.press('Home');
    await expect.poll(() => hash(page)).toBe('');
    await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
    await wheel(page, 1500);
    await expect.poll(() => hash(page)).not.toBe('');
    await follow(page, TO);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Saving Throws',
    );
    await expect(page).toHaveURL(TO);
  });
});
