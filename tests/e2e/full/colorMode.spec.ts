import {expect, test, type Locator, type Page} from '@playwright/test';
import {FROM, open} from '../../support/e2e/reading';

function toggle(page: Page): Locator {
  return page.getByRole('button', {name: /^Switch between light, dark/});
}

/** Returns the color mode shown and the label of the switch. */
async function mode(page: Page): Promise<readonly (string | undefined)[]> {
  const label = await toggle(page).getAttribute('aria-label');
  return [
    (await page.locator('html').getAttribute('data-theme')) ?? undefined,
    /currently (?<choice>\w+) mode/.exec(label ?? '')?.groups?.['choice'],
  ];
}

test('only auto follows the system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, FROM);
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  await expect.poll(() => mode(page)).toEqual(['dark', 'dark']);
  await toggle(page).press('Enter');
  await expect.poll(() => mode(page)).toEqual(['light', 'auto']);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(() => mode(page)).toEqual(['dark', 'auto']);
});

test('tabs switch together', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, FROM);
  const other = await context.newPage();
  await other.emulateMedia({colorScheme: 'light'});
  await open(other, '/prime-almanac/');
  await expect.poll(() => mode(other)).toEqual(['dark', 'dark']);
  await toggle(page).click();
  await toggle(page).click();
  await expect.poll(() => mode(page)).toEqual(['light', 'light']);
  await expect.poll(() => mode(other)).toEqual(['light', 'light']);
  await toggle(other).click();
  await expect.poll(() => mode(page)).toEqual(['dark', 'dark']);
  await toggle(page).click();
  await expect.poll(() => mode(other)).toEqual(['light', 'auto']);
  await open(other, FROM);
  await expect.poll(() => mode(other)).toEqual(['light', 'auto']);
});

test('the page has its color mode before its first paint', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, {seen});
    const look = (): void => {
      if (document.querySelector('nav') !== null) {
        seen.push(document.documentElement.dataset['theme']);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, FROM);
  const seen = () => page.evaluate<string[]>('[...new Set(seen)]');
  await expect.poll(seen).toEqual(['dark']);
  await toggle(page).click();
  await open(page, FROM);
  await expect.poll(seen).toEqual(['light']);
});

test('the site is dark if the browser stores nothing', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open(page, FROM);
  await expect.poll(() => mode(page)).toEqual(['dark', 'dark']);
  await toggle(page).click();
  await expect.poll(() => mode(page)).toEqual(['light', 'auto']);
});

test.describe('without scripts on a light system', () => {
  test.use({javaScriptEnabled: false, colorScheme: 'light'});

  test('the site is dark, and light on paper', async ({page}) => {
    await page.goto(FROM);
    const root = page.locator('html');
    await expect(root).toHaveCSS('background-color', 'rgb(18, 22, 31)');
    await expect(root).toHaveCSS('color-scheme', 'dark');
    await page.emulateMedia({media: 'print'});
    await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.markdown')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});
