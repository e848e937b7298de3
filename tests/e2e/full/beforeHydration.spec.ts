import {expect, test, type Page} from '@playwright/test';
import {awaitHydration} from '../../support/e2e/intent';
import {FROM, quiet, scripts} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {watch} from '../../support/e2e/watch';

/** Lets the line of a page be slow. */
async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '3g'},
    });
  });
}

test.describe('a page requests its scripts', () => {
  test('not before the first sign of a reader, and then each once', async ({
    page,
  }) => {
    await slowDown(page);
    const {messages} = watch(page, sites.main.origin);
    for (const give of [
      () => page.mouse.move(600, 300, {steps: 2}),
      () => page.keyboard.press('Tab'),
      () => page.mouse.wheel(0, 500),
    ]) {
      const asked = scripts(page);
      await page.goto('about:blank');
      await page.goto(FROM);
      await quiet(page);
      expect(asked).toEqual([]);
      await give();
      await awaitHydration(page);
      await page.mouse.move(300, 300);
      await quiet(page);
      expect(asked.length).toBeGreaterThan(1);
      expect(asked).toHaveLength(new Set(asked).size);
      page.removeAllListeners('request');
    }
    expect(messages).toEqual([]);
  });
});
