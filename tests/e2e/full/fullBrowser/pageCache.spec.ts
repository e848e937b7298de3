import {expect, test} from '@playwright/test';
import {awaitHydration} from '../../../support/e2e/intent';
import {FROM, quiet, scripts} from '../../../support/e2e/reading';
import {hydrated} from '../../../support/e2e/watch';

for (const {name, prepare, wasAlive} of [
  {
    name: 'none yet, and becomes one at a sign',
    prepare: () => Promise.resolve(),
    wasAlive: 'false',
  },
  {name: 'still an application', prepare: hydrated, wasAlive: 'true'},
]) {
  test(`a page from the back/forward cache is ${name}`, async ({page}) => {
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({persisted}) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
      // On a line that is not slow, scripts would come by themselves.
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    });
    await page.goto(FROM);
    await prepare(page);
    await page.goto('/prime-almanac/torosia.html');
    const asked = scripts(page);
    await page.goBack({waitUntil: 'commit'});
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-persisted', 'true');
    await quiet(page);
    expect(asked).toEqual([]);
    await expect(root).toHaveAttribute('data-has-hydrated', wasAlive);
    await page.getByRole('button', {name: /^Change color mode/}).click();
    await awaitHydration(page);
    await expect(root).toHaveAttribute('data-theme-choice', 'system');
    expect(asked).toEqual([...new Set(asked)]);
  });
}
