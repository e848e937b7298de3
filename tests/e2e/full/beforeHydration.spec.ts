import {expect, test} from '@playwright/test';
import {awaitHydration} from '../../support/e2e/intent';
import {FROM, quiet, scripts} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {watch} from '../../support/e2e/watch';

/** After this many milliseconds the page loads its scripts even without a reader. */
const IDLE_HYDRATION_DELAY = 5000;

test.describe('a page requests its scripts', () => {
  test('not before the first sign of a reader, and then each once', async ({
    page,
  }) => {
    const {messages} = watch(page, sites.main.origin);
    for (const give of [
      () => page.mouse.move(600, 300, {steps: 2}),
      () => page.keyboard.press('Tab'),
      () => page.evaluate('window.scrollTo(0, 500)'),
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

  test('at once if the host found no page, or the address asks for something', async ({
    page,
  }) => {
    for (const path of ['/nowhere.html', `${FROM}?q=mail`]) {
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
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '3g'},
      });
    });
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
