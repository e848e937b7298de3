import {expect, type Locator, type Page} from '@playwright/test';
import {hydrated} from './watch';

/** A long page, and one that it links to. */
export const FROM = '/combat-and-tactics/combat-parameters.html';
export const TO = '/combat-and-tactics/saving-throws.html';

/** Returns how far the page is scrolled, in pixels. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Waits until nothing moves: the sidebar follows the navbar, and what moves cannot be clicked. */
function atRest(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          // Animations of table heads follow the scroll position, and never finish.
          const moves = document
            .getAnimations()
            .filter(({timeline}) => timeline instanceof DocumentTimeline);
          resolve(Promise.allSettled(moves.map(({finished}) => finished)));
        });
      }),
  );
}

/** The link of the sidebar to a page. */
export function sidebarLink(page: Page, path: string): Locator {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator(`a[href="${path}"]`);
}

/** Follows a link of the sidebar. */
export async function follow(page: Page, path: string): Promise<void> {
  await atRest(page);
  await sidebarLink(page, path).click();
}

/** Follows the link to the next page, and waits for that page. */
export async function turnPage(page: Page): Promise<void> {
  const title = page.getByRole('heading', {level: 1});
  const before = await title.innerText();
  await page
    .getByRole('navigation', {name: 'Docs pages'})
    .getByRole('link')
    .last()
    .click();
  await expect(title).not.toHaveText(before);
  await atRest(page);
}

/** Gives the page time for anything that it should not do: a second and an idle moment. */
export function quiet(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(
          () =>
            requestIdleCallback(
              () => {
                resolve();
              },
              // A page that renders nothing may never report an idle moment.
              {timeout: 1000},
            ),
          1000,
        );
      }),
  );
}

/** Opens a page, and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Records the scripts that a page requests from now on. */
export function scripts(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) {
      found.push(request.url());
    }
  });
  return found;
}
