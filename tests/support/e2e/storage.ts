import type {Page} from '@playwright/test';

/** Makes the browser refuse to store anything, because there is no room. */
export function fillUp(page: Page): Promise<void> {
  return page.evaluate(() => {
    const put = Object.getOwnPropertyDescriptor(
      IDBObjectStore.prototype,
      'put',
    );
    Object.defineProperty(IDBObjectStore.prototype, 'put', {
      ...put,
      value() {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    });
    addEventListener('room', () => {
      Object.defineProperty(IDBObjectStore.prototype, 'put', put ?? {});
    });
  });
}

/** Lets the browser store again. */
export async function makeRoom(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('room')));
}
