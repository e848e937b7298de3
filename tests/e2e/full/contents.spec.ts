import {expect, test, type Locator, type Page} from '@playwright/test';
import {
  FROM,
  TO,
  atRest,
  follow,
  open,
  scrollY,
} from '../../support/e2e/reading';

const WIDE = {width: 1440, height: 900};
const NARROW = {width: 1439, height: 900};
/** A page with more headings than fit into a low window. */
const LONG = '/character-handbook/class-abilities.html';

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

test.describe('the table of contents', () => {
  test('is beside the text from 1440 pixels, and stays in view', async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await open(page, FROM);
    await expect(contents(page)).toHaveCount(1);
    await expect(contents(page).locator('details')).toHaveCount(0);
    await expect(contents(page)).toContainText('On This Page');
    const levels = await page
      .locator('.markdown :is(h2, h3)[id]')
      .evaluateAll((headings) => headings.map(({id}) => `#${id}`));
    const links = await contents(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(levels);
    await wheel(page, 1500);
    await expect(contents(page)).toBeInViewport({ratio: 1});
  });

  test('is a closed box above the text below 1440 pixels', async ({page}) => {
    await page.setViewportSize(NARROW);
    await open(page, FROM);
    await expect(contents(page)).toHaveCount(1);
    await expect(contents(page).getByRole('link')).toHaveCount(0);
    const box = await contents(page).boundingBox();
    const title = await page.getByRole('heading', {level: 1}).boundingBox();
    const text = await page.locator('.markdown > p').first().boundingBox();
    expect(box?.y).toBeGreaterThan(title?.y ?? Infinity);
    expect(box?.y).toBeLessThan(text?.y ?? 0);
  });

  test('opens and closes by mouse and by keyboard', async ({page}) => {
    await page.setViewportSize(NARROW);
    await open(page, FROM);
    const summary = contents(page).locator('summary');
    const entries = contents(page).getByRole('link');
    await summary.click();
    await entries.nth(2).click();
    await expect.poll(() => hash(page)).toBe('#surprise');
    await page.keyboard.press('Home');
    await summary.click();
    await expect(entries).toHaveCount(0);

    await page.keyboard.press('Enter');
    await expect(entries.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(entries).toHaveCount(0);
  });
});

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

  test('a link to an anchor on the page works each time', async ({page}) => {
    await open(page, FROM);
    const link = contents(page).getByRole('link', {name: 'Surprise'});
    for (const further of [700, 30]) {
      await link.click();
      await expect
        .poll(async () => Math.abs(await distance(page, 'surprise')))
        .toBeLessThan(1);
      await wheel(page, further);
    }
  });

  test('back and forward restore the position that readers left, whatever the address was meanwhile', async ({
    page,
  }) => {
    // Fonts that came too late for the first view are present in all later ones.
    await open(page, FROM);
    await open(page, FROM);
    await wheel(page, Math.ceil(await distance(page, 'surprise')) + 33);
    await expect.poll(() => hash(page)).toBe('#surprise');
    const left = await scrollY(page);
    await follow(page, TO);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Saving Throws',
    );
    await wheel(page, 400);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Combat Parameters',
    );
    await expect.poll(() => scrollY(page)).toBe(left);
    expect(await hash(page)).toBe('#surprise');
    // Clicking something that moves would scroll to it first, and so change where readers left.
    await atRest(page);
    await contents(page).getByRole('link', {name: 'Conditions'}).click();
    await expect.poll(() => hash(page)).toBe('#conditions');
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(left);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(left);
  });

  test('a table of contents taller than the window scrolls along, without scrolling the page', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 420});
    await open(page, LONG);
    const current = contents(page).locator('[aria-current="true"]');
    const entries = contents(page).getByRole('link');
    await expect(entries.last()).not.toBeInViewport();
    await page.mouse.move(1430, 200);
    await page.keyboard.press('End');
    const end = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight,
    );
    await expect(current).toBeInViewport({ratio: 1});
    await expect(entries.first()).not.toBeInViewport();
    await expect.poll(() => scrollY(page)).toBe(end);
    await page.keyboard.press('Home');
    await expect(entries.first()).toBeInViewport({ratio: 1});
    expect(await scrollY(page)).toBe(0);
  });
});
