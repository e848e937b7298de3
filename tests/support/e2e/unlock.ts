import {readFileSync} from 'node:fs';
import type {Browser, Page} from '@playwright/test';
import bcrypt from 'bcryptjs';
import {deriveKek} from '../../../plugins/lock/format/entry';
import {tokenKey, tokenText} from '../../../plugins/lock/format/token';
import type {LockFile} from '../../../plugins/lock/format/types';
import {sites, UNDER_PATH} from './sites';

/** The password of the demo entry, as given in README and the prompt. */
export const PASSWORD = 'open sesame';

/** The scope of the demo password. */
const SCOPE = '/reference';

/**
 * The key under which a reader with this password is remembered, on a site at the root of a host.
 */
export const TOKEN_KEY = tokenKey('path', '/', SCOPE);

/** What a browser keeps of the demo password. */
type Kept = {
  /** The token, as storage holds it. */
  readonly text: string;
  readonly held: string;
  /** The bytes of the key that opens pages. */
  readonly kek: readonly number[];
  readonly until: number;
};

async function makeKept(): Promise<Kept> {
  const lock = JSON.parse(readFileSync('lock.json', 'utf8')) as LockFile;
  const entry = lock.paths[SCOPE]?.entries.find(({demo}) => demo === true);
  if (entry === undefined) {
    throw new Error(`lock.json: found no demo entry for ${SCOPE}.`);
  }
  const kek = [...(await deriveKek(bcrypt.hash, PASSWORD, entry))];
  const [until, held] = [Date.now() + 3_600_000, 'of-a-test'];
  return {text: tokenText({id: entry.id, until, held}), held, kek, until};
}

let kept: Promise<Kept> | undefined;

/**
 * Stores the demo password as remembered, from the next page on, for all base paths of the tests.
 * The transaction is kept busy until the key is imported, so that the page finds it there.
 */
export async function unlocked(page: Page): Promise<void> {
  const keys = ['/', UNDER_PATH].map((base) => tokenKey('path', base, SCOPE));
  await page.addInitScript(
    ({names, text, held, kek, until}) => {
      // Sandboxed frames of code demos have no storage.
      if (window.origin === 'null') {
        return;
      }
      for (const name of names) {
        localStorage.setItem(name, text);
      }
      let key: CryptoKey | undefined;
      void crypto.subtle
        .importKey('raw', new Uint8Array(kek), 'AES-GCM', false, ['decrypt'])
        .then((made) => {
          key = made;
        });
      const put = (store: IDBObjectStore): void => {
        if (key !== undefined) {
          store.put({key, until}, held);
          return;
        }
        store.count().onsuccess = () => {
          put(store);
        };
      };
      const request = indexedDB.open('docs-lock', 3);
      let isNew = false;
      request.onupgradeneeded = () => {
        isNew = true;
        put(request.result.createObjectStore('keys'));
      };
      request.onsuccess = () => {
        const database = request.result;
        if (!isNew) {
          put(database.transaction('keys', 'readwrite').objectStore('keys'));
        }
        database.close();
      };
    },
    {names: keys, ...(await (kept ??= makeKept()))},
  );
}

/** A page without scripts that shows unlocked content. */
export type Frozen = {
  readonly page: Page;
  readonly close: () => Promise<void>;
};

/**
 * Shows an unlocked page without scripts: a locked page is never served like this, but its
 * components may be used on any page.
 */
export async function openWithoutScripts(
  browser: Browser,
  path: string,
): Promise<Frozen> {
  const baseURL = sites.main.origin;
  const scripted = await browser.newContext({baseURL});
  const source = await scripted.newPage();
  await unlocked(source);
  await source.goto(path);
  await source.getByRole('button', {name: 'Lock this area'}).waitFor();
  const html = await source.content();
  await scripted.close();
  const context = await browser.newContext({baseURL, javaScriptEnabled: false});
  const page = await context.newPage();
  await page.route(path, (route) =>
    route.fulfill({contentType: 'text/html', body: html}),
  );
  await page.goto(path);
  return {page, close: () => context.close()};
}
