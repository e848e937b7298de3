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

/**
 * Returns the empty height in pixels that follows the text beside the fact box, up to the first part
 * of the page that is below the box.
 */
function measureVoid(page: Page): Promise<number> {
  return page
    .locator('.theme-doc-markdown > aside')
    .first()
    .evaluate((box) => {
      const {bottom} = box.getBoundingClientRect();
      let above = bottom;
      for (
        let next = box.nextElementSibling;
        next !== null;
        next = next.nextElementSibling
      ) {
        const place = next.getBoundingClientRect();
        if (place.top >= bottom) {
          return place.top - above;
        }
        above = place.bottom;
      }
      return 0;
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
