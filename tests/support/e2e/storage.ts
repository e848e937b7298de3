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

/** Where a record of readers is stored. */
type RecordPlace = {readonly database: string; readonly store: string};

/** Puts something that cannot be read in the place of a record, on a page that does not use it. */
export function spoilRecord(page: Page, place: RecordPlace): Promise<void> {
  return page.evaluate(({database: name, store}) => {
    // What the page before could not store any more.
    localStorage.removeItem(name);
    return new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onerror = () => {
        reject(new Error(`${name}: not opened`));
      };
      request.onsuccess = () => {
        const transaction = request.result.transaction(store, 'readwrite');
        transaction.objectStore(store).put('torn', 'all');
        transaction.oncomplete = () => {
          request.result.close();
          resolve();
        };
      };
    });
  }, place);
}
