import {expect, test, type Page} from '@playwright/test';

const MEDIA = ['screen', 'print'] as const;

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

for (const media of MEDIA) {
  test.describe(`pages that tell of the world, in ${media}`, () => {
    test.use({javaScriptEnabled: false});

    for (const path of [
      '/prime-almanac/torosia.html',
      '/races-and-anthropology/',
      '/races-and-anthropology/half-orc.html',
      '/campaign-reference/return-of-the-gatewatcher/game-story.html',
    ]) {
      test(`begin with a large letter: ${path}`, async ({page}) => {
        await page.emulateMedia({media});
        await page.goto(path);
        expect(await readFirstLetter(page)).toMatch(/^3\b/);
      });
    }

    test('set quotes apart between rules, without a line at their side', async ({
      page,
    }) => {
      await page.emulateMedia({media});
      await page.goto('/return-of-the-gatewatcher/game-story.html');
      const quote = page.locator('.theme-doc-markdown blockquote').first();
      await expect(quote).toHaveCSS('border-left-width', '0px');
      await expect(quote).not.toHaveCSS('box-shadow', 'none');
    });

    test('are unlike rules, which begin as plain text', async ({page}) => {
      await page.emulateMedia({media});
      await page.goto('/combat-and-tactics/saving-throws.html');
      expect(await readFirstLetter(page)).toBe('normal');
    });
  });
}
