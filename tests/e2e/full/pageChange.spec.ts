import {expect, test, type Page} from '@playwright/test';
import {FROM, TO, follow, open, quiet} from '../../support/e2e/reading';

/** Records the animations of the page. */
async function recordMotions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    new MutationObserver(() => {
      seen.push(document.documentElement.dataset['page'] ?? 'rest');
    }).observe(document.documentElement, {
      attributeFilter: ['data-page'],
    });
  });
  return () => page.evaluate<string[]>('seen');
}

test('one page leaves, then the next one comes', async ({page}) => {
  await open(page, FROM);
  const seen = await recordMotions(page);
  await follow(page, TO);
  await expect.poll(seen).toEqual(['leaving', 'entering', 'rest']);
  await page.getByRole('link', {name: 'Orrameth', exact: true}).first().click();
  await expect
    .poll(async () => (await seen()).slice(3))
    .toEqual(['leaving', 'entering', 'rest']);
});

/** Lists the animations that the content is given while a page leaves and the next one comes. */
async function recordAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const names = new Set<string>();
    Object.assign(window, {names});
    new MutationObserver(() => {
      const main = document.querySelector('main');
      const name =
        main === null ? 'none' : getComputedStyle(main).animationName;
      if (name !== 'none') {
        names.add(name);
      }
    }).observe(document.documentElement, {
      attributeFilter: ['class', 'data-page'],
    });
  });
  return () => page.evaluate<string[]>('[...names]');
}

test('pages of an area slide, the home page fades, and nothing moves for readers who prefer that', async ({
  page,
}) => {
  const home = page.getByRole('link', {name: 'Orrameth', exact: true}).first();
  await open(page, FROM);
  const names = await recordAnimations(page);
  await follow(page, TO);
  await expect.poll(names).toEqual(['page-slide']);
  await home.click();
  await expect.poll(names).toEqual(['page-slide', 'page-fade']);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, FROM);
  const calm = await recordAnimations(page);
  await follow(page, TO);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Saving Throws',
  );
  expect(await calm()).toEqual([]);
});

/** Returns how wide the progress bar is, in pixels. */
const barWidth = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      parseFloat(
        getComputedStyle(document.documentElement, '::before').inlineSize,
      ) || 0,
  );

test('a progress bar grows while a page is being fetched, but not for a prefetched one', async ({
  page,
}) => {
  const title = page.getByRole('heading', {level: 1});
  await open(page, FROM);
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 800);
    });
    await route.continue();
  });
  await follow(page, TO);
  await expect.poll(() => barWidth(page)).toBeGreaterThan(10);
  await expect(title).toHaveText('Saving Throws');
  expect(await barWidth(page)).toBe(0);

  await page.evaluate(() => {
    const widths: number[] = [];
    const note = (): void => {
      const {inlineSize} = getComputedStyle(
        document.documentElement,
        '::before',
      );
      widths.push(parseFloat(inlineSize) || 0);
      requestAnimationFrame(note);
    };
    note();
    Object.assign(window, {widths});
  });
  await follow(page, FROM);
  await expect(title).toHaveText('Combat Parameters');
  // A busy browser may take a frame longer than the fade.
  expect(await page.evaluate<number>('Math.max(...widths)')).toBeLessThan(100);
});

test('readers who change their minds stay where they are', async ({page}) => {
  await open(page, FROM);
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    await route.continue();
  });
  await follow(page, TO);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'leaving');
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await expect(page.locator('html')).not.toHaveAttribute('data-page', /./);
  await quiet(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Combat Parameters',
  );
});
