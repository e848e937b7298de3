import {expect, test, type Page} from '@playwright/test';
import {awaitHydration} from '../../support/e2e/intent';
import {FROM, quiet, scripts} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {watch} from '../../support/e2e/watch';

/** After this many milliseconds the page loads its scripts on a fast line even without a reader. */
const IDLE_HYDRATION_DELAY = 1000;

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

  test('at once if the host found no page, the address asks for something, or the page is a tool', async ({
    page,
  }) => {
    for (const path of [
      '/nowhere.html',
      '/character-sheet.html',
      `${FROM}?q=mail`,
    ]) {
      await page.goto(path);
      await awaitHydration(page);
    }
    await expect(page).toHaveURL(`${FROM}?q=mail`);
  });

  test('after a while for those who only read, and not sooner', async ({
    page,
  }) => {
    const asked = scripts(page);
    await page.clock.install({time: 0});
    await page.goto(FROM);
    await page.clock.pauseAt(IDLE_HYDRATION_DELAY - 10);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await awaitHydration(page);
  });

  test('only on a sign if the connection is slow', async ({page}) => {
    await slowDown(page);
    const asked = scripts(page);
    await page.clock.install({time: 0});
    await page.goto(FROM);
    await page.clock.fastForward(10 * IDLE_HYDRATION_DELAY);
    await page.clock.runFor(1000);
    expect(asked).toEqual([]);
    await page.mouse.move(600, 300, {steps: 2});
    await page.clock.resume();
    await awaitHydration(page);
  });
});
