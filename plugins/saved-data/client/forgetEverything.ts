import {tellForgotten} from '../../../src/shared/client/tabChannel';
import {FORGOTTEN_SIGNAL} from '../../../src/site/forgottenSignal';
import {deleteRecords, hasRecords} from './keptRecords';
import {listSavedParts, matchesKey, type SavedPart} from './savedParts';
import {sitePlace} from './sitePlace';

/** How long a download in another tab may take to stop, in milliseconds. */
const TIMEOUT = 4000;

/** Runs a step; data left by a failed one is listed in the end. */
async function attempt(step: () => Promise<unknown>): Promise<void> {
  await step().catch(() => undefined);
}

/** Whether a test passes; if the browser denies access, nothing is saved. */
async function holds(test: () => Promise<boolean>): Promise<boolean> {
  try {
    return await test();
  } catch {
    return false;
  }
}

/** The browser's caches; undefined on insecure origins, despite its type. */
function getCaches(): CacheStorage | undefined {
  return (window as {readonly caches?: CacheStorage}).caches;
}

async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const {serviceWorker} = navigator as {
    readonly serviceWorker?: ServiceWorkerContainer;
  };
  return serviceWorker?.getRegistration(sitePlace.base);
}

type Place = {readonly storage: Storage; readonly key: string};

/** Lists the keys of local storage, and of session storage of this tab, that match patterns. */
function listPlaces(patterns: readonly string[]): readonly Place[] {
  try {
    return [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage)
        .filter((key) => matchesKey(patterns, key))
        .map((key) => ({storage, key})),
    );
  } catch {
    // If storage is denied, nothing is saved in it.
    return [];
  }
}

async function isSaved(part: SavedPart): Promise<boolean> {
  const {keys, databases, caches: names, hasWorker} = part;
  const found = await Promise.all([
    ...databases.map((name) => holds(() => hasRecords(name))),
    ...names.map((name) =>
      holds(async () => (await getCaches()?.has(name)) ?? false),
    ),
    holds(async () => hasWorker && (await findWorker()) !== undefined),
  ]);
  return listPlaces(keys).length > 0 || found.includes(true);
}

/** Lists the data of the site that is saved in this browser. */
export async function listSaved(): Promise<readonly SavedPart[]> {
  const found = await Promise.all(
    listSavedParts().map(async (part) => ((await isSaved(part)) ? part : [])),
  );
  return found.flat();
}

/** Waits until no tab downloads packs. */
async function awaitDownloads(name: string): Promise<void> {
  await navigator.locks.request(
    name,
    {signal: AbortSignal.timeout(TIMEOUT)},
    () => undefined,
  );
}

function removeKeys({keys, marks}: SavedPart): void {
  for (const {storage, key} of listPlaces([...keys, ...marks])) {
    storage.removeItem(key);
  }
}

async function removePart(part: SavedPart): Promise<void> {
  const {databases, caches: names, hasWorker} = part;
  const steps: (() => Promise<unknown>)[] = [
    ...(hasWorker ? [async () => (await findWorker())?.unregister()] : []),
    ...names.flatMap((name) => [
      () => awaitDownloads(name),
      async () => getCaches()?.delete(name),
    ]),
    ...databases.map((name) => () => deleteRecords(name)),
  ];
  removeKeys(part);
  for (const step of steps) {
    await attempt(step);
  }
}

/** Makes all tabs of the site drop their data, so that none of it is stored again. */
async function tellTabs(parts: readonly SavedPart[]): Promise<void> {
  for (const name of parts.flatMap(({databases}) => databases)) {
    tellForgotten(name);
  }
  await attempt(async () => {
    localStorage.setItem(FORGOTTEN_SIGNAL, sitePlace.base);
    localStorage.removeItem(FORGOTTEN_SIGNAL);
    await Promise.resolve();
  });
  // Each message is handled in its own task.
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
}

/**
 * Deletes all data of the site saved in this browser.
 *
 * @returns the parts that are still saved.
 */
export async function forgetEverything(): Promise<readonly SavedPart[]> {
  const parts = listSavedParts();
  await tellTabs(parts);
  for (const part of parts) {
    await removePart(part);
  }
  return listSaved();
}
