import {expect, test} from '@playwright/test';
import {
  FROM,
  TO,
  follow,
  open,
  quiet,
  scripts,
  scrollY,
} from '../../support/e2e/reading';
import {hydrated} from '../../support/e2e/watch';

test('nothing of other pages is prefetched without intent (R14)', async ({
  page,
}) => {
  await open(page, FROM);
  const fetched = scripts(page);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect(page.locator('.footer')).toBeInViewport();
  await quiet(page);
  expect(fetched).toEqual([]);
  const link = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator(`a[href="${TO}"]`);
  await link.hover();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test('focus is a sign of intent too (R14)', async ({page}) => {
  await open(page, FROM);
  const fetched = scripts(page);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator(`a[href="${TO}"]`)
    .focus();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test('a new page begins at its top, and back and forward restore the position that readers left (R15)', async ({
  page,
}) => {
  await open(page, FROM);
  await page.evaluate(() => {
    window.scrollTo(0, 900);
  });
  await follow(page, TO);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Saving Throws',
  );
  expect(await scrollY(page)).toBe(0);
  // The page learns of a scroll in the next frame, and must do so before readers go back.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, {once: true});
        window.scrollTo(0, 400);
      }),
  );
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Combat Parameters',
  );
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Saving Throws',
  );
  await expect.poll(() => scrollY(page)).toBe(400);
});

test('the old page does not scroll while it leaves (R15, R16)', async ({
  page,
}) => {
  await open(page, FROM);
  await page.evaluate(() => {
    window.scrollTo(0, 900);
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    const look = (): void => {
      const title = document.querySelector('h1')?.textContent ?? '';
      seen.push(`${title} ${Math.round(window.scrollY)}`);
      requestAnimationFrame(look);
    };
    look();
  });
  await follow(page, TO);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Saving Throws',
  );
  const seen = await page.evaluate<string[]>('seen');
  const old = seen.filter((each) => each.startsWith('Combat Parameters'));
  expect(new Set(old)).toEqual(new Set(['Combat Parameters 900']));
});

test('a heading in the address is below the navbar, even after pictures load late (R15)', async ({
  page,
}) => {
  await open(page, FROM);
  const id = await page.locator('.markdown h2[id]').nth(2).getAttribute('id');
  await page.goto('/combat-and-tactics/');
  await hydrated(page);
  await page.goto(`${FROM}#${id ?? ''}`);
  await hydrated(page);
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.blockSize = '700px';
    document.querySelector('.markdown')?.prepend(late);
  });
  const top = (): Promise<number> =>
    page
      .locator(`[id="${id ?? ''}"]`)
      .evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(160);
  const navbar = await page.locator('.navbar').boundingBox();
  expect(await top()).toBeGreaterThanOrEqual(navbar?.height ?? 0);
});
