import {expect, test, type Page} from '@playwright/test';

test.use({javaScriptEnabled: false});

/** Whether the text of a page begins with a large letter. */
function hasLargeLetter(page: Page): Promise<boolean> {
  return page
    .locator('.theme-doc-markdown > p')
    .first()
    .evaluate(
      (text) =>
        getComputedStyle(text, '::first-letter').getPropertyValue(
          'initial-letter',
        ) !== 'normal',
    );
}

/** Returns the largest empty height in pixels beside the fact box: between lines, pictures and tables. */
function measureVoid(page: Page): Promise<number> {
  return page
    .locator('.theme-doc-markdown > aside')
    .first()
    .evaluate((box) => {
      if (getComputedStyle(box).float === 'none') {
        return 0;
      }
      const {top, bottom, left} = box.getBoundingClientRect();
      const page = box.parentElement ?? box;
      const parts = [...page.querySelectorAll('img')].map((picture) =>
        picture.getBoundingClientRect(),
      );
      const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = document.createRange();
        text.selectNodeContents(walker.currentNode);
        parts.push(...text.getClientRects());
      }
      const beside = parts
        .filter(({width, right}) => width > 0 && right <= left)
        .toSorted((a, b) => a.top - b.top);
      let above = top;
      let largest = 0;
      for (const part of beside) {
        largest = Math.max(largest, Math.min(part.top, bottom) - above);
        above = Math.max(above, part.bottom);
      }
      largest = Math.max(largest, bottom - above);
      return largest;
    });
}

test('beside a fact box there is no void, whatever its page holds', async ({
  page,
}) => {
  for (const path of [
    '/prime-almanac/torosia.html',
    '/prime-almanac/unclaimed.html',
    '/races-and-anthropology/half-orc.html',
  ]) {
    await page.goto(path);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({width, height: 900});
      expect(await measureVoid(page), `${path} at ${width}`).toBeLessThan(120);
    }
  }
});

test('pages that tell of the world begin with a large letter, unlike rules, and not where its plate would cover the line above', async ({
  page,
}) => {
  await page.goto('/combat-and-tactics/saving-throws.html');
  expect(await hasLargeLetter(page)).toBe(false);
  await page.goto('/prime-almanac/torosia.html');
  expect(await hasLargeLetter(page)).toBe(true);
  await page.emulateMedia({forcedColors: 'active'});
  expect(await hasLargeLetter(page)).toBe(false);
});
