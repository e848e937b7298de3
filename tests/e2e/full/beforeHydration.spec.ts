import {expect, test, type Page} from '@playwright/test';
import {awaitHydration} from '../../support/e2e/intent';
import {FROM, quiet, scripts} from '../../support/e2e/reading';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

/** After this many milliseconds the page loads its scripts even without a reader. */
const IDLE_HYDRATION_DELAY = 5000;

test.describe('a page requests its scripts', () => {
  for (const path of ['/', '/prime-almanac/torosia.html', FROM]) {
    test(`not before the first sign of a reader, at ${path}`, async ({
      page,
    }) => {
      const {messages} = watch(page, sites.main.origin);
      const asked = scripts(page);
      await page.goto(path);
      await quiet(page);
      expect(asked).toEqual([]);
      await hydrated(page);
      expect(asked.length).toBeGreaterThan(1);
      expect(messages).toEqual([]);
    });
  }

  for (const [sign, give] of Object.entries({
    'the mouse moves': (page: Page) => page.mouse.move(600, 300, {steps: 2}),
    'a key is pressed': (page: Page) => page.keyboard.press('Tab'),
    'the wheel turns': (page: Page) => page.mouse.wheel(0, 10),
    'the page is scrolled': (page: Page) =>
      page.evaluate(() => {
        window.scrollTo(0, 500);
      }),
    'something takes focus': (page: Page) =>
      page.getByRole('button', {name: 'Fullscreen'}).focus(),
  })) {
    test(`when ${sign}, each once`, async ({page}) => {
      await page.goto(FROM);
      await quiet(page);
      const asked = scripts(page);
      await give(page);
      await awaitHydration(page);
      await page.mouse.move(300, 300);
      await quiet(page);
      expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    });
  }

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

  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {type: 'cellular', effectiveType: '4g'},
    {effectiveType: '3g'},
  ]) {
    test(`only on a sign with a connection of ${JSON.stringify(connection)}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      const asked = scripts(page);
      await page.clock.install({time: 0});
      await page.goto(FROM);
      await page.clock.fastForward(10 * IDLE_HYDRATION_DELAY);
      await page.clock.runFor(1000);
      expect(asked).toEqual([]);
      await hydrated(page);
    });
  }
});

test('the host can forbid every script except those of the build', async ({
  page,
}) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=*')+;/);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.text = 'document.documentElement.dataset.foreign = "yes"';
    document.head.append(script);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-foreign', 'yes');
  await hydrated(page);
});
