import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test as base, type Locator, type Page} from '@playwright/test';
import {startHost, type Host} from './host';
import {hydrated} from './watch';

/** Fetching and hashing all pages takes long on a busy machine. */
const LONG = {timeout: 120_000} as const;

const KEEP = '/keep.html';

/** Tests with their own host, which can lose its connection or serve another build. */
export const test = base.extend<{host: Host; basePath: string}>({
  basePath: ['/', {option: true}],
  host: async ({basePath}, provide) => {
    const folder = basePath === '/' ? 'build' : 'build-under-path';
    const policy = readFileSync(
      join(folder, 'content-security-policy.txt'),
      'utf8',
    ).trim();
    const host = await startHost({folder, basePath, policy});
    await provide(host);
    await host.close();
  },
  baseURL: async ({host}, provide) => {
    await provide(host.origin);
  },
});

/** Finds a pack on the page of packs. */
export function findPack(page: Page, name: string): Locator {
  return page.locator(`[data-pack="${name}"]`);
}

/** Opens the page of packs. */
export async function openKeep(page: Page, basePath = '/'): Promise<void> {
  await page.goto(`${basePath}${KEEP.slice(1)}`);
  await hydrated(page);
}

/** Keeps a pack for offline use, and waits until that is done. */
export async function keep(page: Page, name: string): Promise<void> {
  const pack = findPack(page, name);
  await pack.getByRole('button', {name: /^Save offline|^Resume/}).click();
  await expect(pack).toHaveAttribute('data-state', 'kept', LONG);
}

/** Returns how many service workers the site has. */
export function countWorkers(page: Page): Promise<number> {
  return page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
}

/** Returns how many files the site has cached. */
export function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(
        async (name) => (await (await caches.open(name)).keys()).length,
      ),
    );
    return all.reduce((sum, count) => sum + count, 0);
  });
}
