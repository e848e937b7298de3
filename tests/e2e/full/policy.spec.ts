import {expect, test, type Page} from '@playwright/test';
import {unlocked} from '../../support/e2e/unlock';
import {sites} from '../../support/e2e/sites';
import {hydrated, watch} from '../../support/e2e/watch';

/** A host that sends no policy, so that only the policy in the pages applies. */
const {origin} = sites.hidingEndings;

const EXAMPLES = '/reference/examples.html';

/** Scrolls through a page, so that everything lazy is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo(0, y);
      await new Promise((resolve) => {
        setTimeout(resolve, 150);
      });
    }
  });
}

test('all features work under the policy in the pages', async ({page}) => {
  test.slow();
  const {messages} = watch(page, origin);
  await unlocked(page);
  await page.goto(`${origin}${EXAMPLES}`);
  await hydrated(page);
  await page.getByRole('button', {name: 'Lock this area'}).waitFor();
  await scrollThrough(page);
  const demo = page.getByRole('figure', {name: 'A die with six sides'});
  await demo.scrollIntoViewIfNeeded();
  await expect(
    demo.frameLocator('iframe').getByRole('button').first(),
  ).toBeVisible();
  await expect(page.locator('math').first()).toBeVisible();
  await page.getByRole('button', {name: 'Sort and filter'}).first().click();
  await expect(page.locator('.ag-root').first()).toBeAttached();
  await expect(page.locator('.leaflet-container').first()).toBeAttached();
  // A demo on this page fails on purpose.
  expect(
    messages.filter((message) => /policy|directive|refused/i.test(message)),
  ).toEqual([]);
});

test('an injected script does not run, however it gets into a page', async ({
  page,
}) => {
  await page.goto(origin);
  await hydrated(page);
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(globalThis, {refused});
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(event.effectiveDirective);
    });
    const script = document.createElement('script');
    script.textContent = 'document.title = "ran"';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<img src="data:," onerror="document.title = 'ran'"><iframe srcdoc="<script>parent.document.title = 'ran'</script>"></iframe><iframe src="https://evil.example/"></iframe><base href="https://evil.example/">`,
    );
    const link = document.createElement('a');
    link.href = 'javascript:document.title = "ran"';
    document.body.append(link);
    link.click();
  });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const {refused} = globalThis as unknown as {refused: string[]};
        return [...new Set(refused)].toSorted();
      }),
    )
    .toEqual(['base-uri', 'frame-src', 'script-src-attr', 'script-src-elem']);
  expect(await page.title()).not.toBe('ran');
});
