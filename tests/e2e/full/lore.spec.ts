import {expect, test, type Page} from '@playwright/test';

const MEDIA = ['screen', 'print'] as const;

/** Pages, and how high their first letter is. */
const FIRST_LETTERS: Readonly<Record<string, RegExp>> = {
  '/prime-almanac/torosia.html': /^3\b/,
  '/races-and-anthropology/': /^3\b/,
  '/races-and-anthropology/half-orc.html': /^3\b/,
  '/campaign-reference/return-of-the-gatewatcher/game-story.html': /^3\b/,
  '/combat-and-tactics/saving-throws.html': /^normal$/,
};

/** Returns the height of the first letter of the text in lines; "normal" if it is like any other. */
function readFirstLetter(page: Page): Promise<string> {
  return page
    .locator('.theme-doc-markdown > p')
    .first()
    .evaluate((text) =>
      getComputedStyle(text, '::first-letter').getPropertyValue(
        'initial-letter',
      ),
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

for (const width of [1024, 1440]) {
  test.describe(`a page with a fact box at ${width} pixels`, () => {
    test.use({viewport: {width, height: 900}, javaScriptEnabled: false});

    for (const path of [
      '/prime-almanac/torosia.html',
      '/prime-almanac/underworld.html',
      '/prime-almanac/unclaimed.html',
      '/races-and-anthropology/half-orc.html',
      '/races-and-anthropology/goblin.html',
      '/races-and-anthropology/common-human.html',
      '/races-and-anthropology/orc.html',
    ]) {
      test(`has no void beside the box: ${path}`, async ({page}) => {
        await page.goto(path);
        expect(await measureVoid(page)).toBeLessThan(120);
      });
    }
  });
}

test.describe('pages that tell of the world, on screen and in print', () => {
  test.use({javaScriptEnabled: false});

  test('begin with a large letter, unlike rules', async ({page}) => {
    for (const [path, height] of Object.entries(FIRST_LETTERS)) {
      await page.goto(path);
      for (const media of MEDIA) {
        await page.emulateMedia({media});
        expect(await readFirstLetter(page), `${path} ${media}`).toMatch(height);
      }
    }
  });

  test('begin like any other text in forced colors, whose plate behind a large letter would cover the line above', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.emulateMedia({forcedColors: 'active'});
    for (const path of [
      '/deities-and-cosmology/limbo.html',
      '/return-of-the-gatewatcher/game-story.html',
    ]) {
      await page.goto(path);
      const above = page.locator('.theme-doc-markdown > header');
      const whole = await above.screenshot();
      await page
        .locator('.theme-doc-markdown > p')
        .first()
        .evaluate((text) => {
          text.style.visibility = 'hidden';
        });
      expect(await above.screenshot(), path).toEqual(whole);
    }
  });

  test('set quotes apart between rules, without a line at their side', async ({
    page,
  }) => {
    await page.goto('/return-of-the-gatewatcher/game-story.html');
    const quote = page.locator('.theme-doc-markdown blockquote').first();
    for (const media of MEDIA) {
      await page.emulateMedia({media});
      await expect(quote).toHaveCSS('border-left-width', '0px');
      await expect(quote).not.toHaveCSS('box-shadow', 'none');
    }
  });
});
