import {readFileSync} from 'node:fs';
import type {Browser, Page} from '@playwright/test';
import bcrypt from 'bcryptjs';
import {toBase64} from '@engine/docs-lock/method/base64';
import {deriveKek} from '@engine/docs-lock/method/entry';
import {tokenKey, tokenText} from '@engine/docs-lock/method/token';
import type {LockFile} from '@engine/docs-lock/method/types';
import {sites, UNDER_PATH} from './sites';

/** The password of the demo entry, as given in README and the prompt. */
export const PASSWORD = 'open sesame';

/** The scope of the demo password. */
const SCOPE = '/reference';

/**
 * The key under which a reader with this password is remembered, on a site at the root of a host.
 */
export const TOKEN_KEY = tokenKey('path', '/', SCOPE);

async function makeToken(): Promise<string> {
  const lock = JSON.parse(readFileSync('lock.json', 'utf8')) as LockFile;
  const entry = lock.paths[SCOPE]?.entries.find(({demo}) => demo === true);
  if (entry === undefined) {
    throw new Error(`lock.json: found no demo entry for ${SCOPE}.`);
  }
  const kek = await deriveKek(bcrypt.hash, PASSWORD, entry);
  const until = Date.now() + 3_600_000;
  return tokenText({id: entry.id, until, kek: toBase64(kek)});
}

let token: Promise<string> | undefined;

/**
 * Returns the token with which a browser remembers the demo password; each worker makes it once.
 */
function demoToken(): Promise<string> {
  token ??= makeToken();
  return token;
}

/** Stores the demo password as remembered, from the next page on, for all base paths of the tests. */
export async function unlocked(page: Page): Promise<void> {
  const names = ['/', UNDER_PATH].map((base) => tokenKey('path', base, SCOPE));
  await page.addInitScript(
    ({keys, text}) => {
      // Sandboxed frames of code demos have no storage.
      if (window.origin !== 'null') {
        for (const key of keys) {
          localStorage.setItem(key, text);
        }
      }
    },
    {keys: names, text: await demoToken()},
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
  await source.getByRole('button', {name: 'Lock this section'}).waitFor();
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
