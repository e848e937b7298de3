import pMap from 'p-map';
import {tellTabs} from '../../../src/shared/client/tabChannel';
import {KeepFault} from '../model/keepFault';
import {
  countBytes,
  EDITION_FILE,
  getCacheKey,
  linkStyles,
  packNames,
  parseEdition,
  WORKER_FILE,
  type Edition,
  type KeptEdition,
  type PackFile,
  type PackName,
} from '../model/packs';
import type {KeptStore} from './keptStore';

/** A site: its path with a trailing slash, and its data saved on the device. */
export type KeptSite = {readonly base: string; readonly store: KeptStore};

/** The progress of downloading the missing part of a pack, in bytes. */
export type Progress = {readonly done: number; readonly bytes: number};

/** A site, the signal that aborts a download, and the listener to its progress. */
type Keeping = KeptSite & {
  readonly signal?: AbortSignal;
  readonly report?: (progress: Progress) => void;
};

/** Number of parallel downloads: browsers open six connections per host. */
const PARALLEL = 6;

/** Runs changes to the cache in one tab at a time, and notifies the service worker and all tabs. */
async function runAlone(
  {base, signal}: Keeping,
  run: () => Promise<void>,
): Promise<void> {
  await navigator.locks.request(`kept:${base}`, {...(signal && {signal})}, run);
  tellTabs(`kept:${base}`, 'changed');
}

/** Unregisters the service worker and deletes all saved data. */
async function endKeeping({base, store}: KeptSite): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  await registration?.unregister();
  await store.clear();
}

/** Status codes for a missing or removed file. */
const GONE = [404, 410];

/**
 * Fetches the list of packs from the host. If the host no longer has one, the saved data is
 * deleted: otherwise readers would see that version forever.
 *
 * @throws KeepFault
 */
export async function fetchEdition(site: KeptSite): Promise<Edition> {
  const answer = await fetch(`${site.base}${EDITION_FILE}`, {
    cache: 'no-store',
  });
  if (GONE.includes(answer.status)) {
    await endKeeping(site);
    throw new KeepFault('ended');
  }
  return parseEdition(await answer.json());
}

/** Loads the file lists of all packs of a version, split into the wanted packs and the others. */
async function fetchLists(
  {edition, packs}: Edition,
  wanted: readonly PackName[],
  {base}: KeptSite,
): Promise<KeptEdition> {
  const lists: (readonly [PackName, readonly PackFile[]])[] = [];
  for (const name of packNames) {
    const {list} = packs[name] ?? {};
    if (list !== undefined) {
      const answer = await fetch(`${base}${list}`);
      lists.push([name, (await answer.json()) as readonly PackFile[]]);
    }
  }
  const pick = (areWanted: boolean): KeptEdition['packs'] =>
    Object.fromEntries(
      lists.filter(([name]) => wanted.includes(name) === areWanted),
    );
  return {edition, packs: pick(true), others: pick(false)};
}

function listFiles(kept: KeptEdition | undefined): readonly PackFile[] {
  return Object.values(kept?.packs ?? {}).flat();
}

function listKept(kept: KeptEdition | undefined): readonly PackName[] {
  return packNames.filter((name) => kept?.packs[name] !== undefined);
}

/** The keys of all files in a cache, as made by `getCacheKey`. */
async function readKeys(
  cache: Cache,
  base: string,
): Promise<ReadonlySet<string>> {
  const requests = await cache.keys();
  return new Set(
    requests.map(({url}) => {
      const {pathname, search} = new URL(url);
      return `${pathname.slice(base.length)}${search}`;
    }),
  );
}

/** Deletes files that no saved version contains. */
async function removeSurplusFiles({base, store}: KeptSite): Promise<void> {
  const cache = await store.openCache();
  const wanted = new Set(
    [await store.readEdition('current'), await store.readEdition('next')]
      .flatMap(listFiles)
      .map(getCacheKey),
  );
  for (const key of await readKeys(cache, base)) {
    if (!wanted.has(key)) {
      await cache.delete(`${base}${key}`);
    }
  }
}

/** Activates a version, replacing any that is in use or ready. */
async function activate(
  site: KeptSite,
  edition: KeptEdition | undefined,
): Promise<void> {
  await site.store.writeEdition('current', edition);
  await site.store.writeEdition('next', undefined);
  await removeSurplusFiles(site);
}

/** The revision of a file: the first eight bytes of its SHA-256, in hexadecimal. */
async function readRevision(body: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return Array.from(new Uint8Array(digest, 0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Fetches a file.
 *
 * @throws KeepFault with `changed` if the host serves another file under that name.
 */
async function fetchFile(
  address: string,
  [path, revision]: PackFile,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const answer = await fetch(address, {
    cache: 'no-store',
    signal: signal ?? null,
  });
  const body = await answer.arrayBuffer();
  if ((await readRevision(body)) !== revision) {
    throw new KeepFault('changed');
  }
  return new Response(
    path.endsWith('.html') ? linkStyles(new TextDecoder().decode(body)) : body,
    {headers: answer.headers},
  );
}

/** Downloads the files of packs that are not in the cache yet. */
async function fetchPacks(
  edition: Edition,
  names: readonly PackName[],
  keeping: Keeping,
): Promise<KeptEdition> {
  const {base, store, signal, report} = keeping;
  const kept = await fetchLists(edition, names, keeping);
  const cache = await store.openCache();
  const here = await readKeys(cache, base);
  const missing = listFiles(kept).filter(
    (file) => !here.has(getCacheKey(file)),
  );
  const bytes = countBytes(missing);
  let done = 0;
  await pMap(
    missing,
    async (file) => {
      signal?.throwIfAborted();
      // The revision in the query bypasses the service worker, and caches that contain another
      // version.
      const key = `${base}${getCacheKey(file)}`;
      await cache.put(key, await fetchFile(key, file, signal));
      done += file[2];
      report?.({done, bytes});
    },
    {concurrency: PARALLEL},
  );
  return kept;
}

/**
 * Saves a pack in the newest version, and updates the saved packs to that version.
 *
 * @throws KeepFault, or the browser's error if storage is full or denied; downloaded files stay.
 */
export async function keepPack(
  name: PackName,
  keeping: Keeping,
): Promise<void> {
  const {base, store} = keeping;
  await runAlone(keeping, async () => {
    await store.changePending(name, true);
    const edition = await fetchEdition(keeping);
    const current = await store.readEdition('current');
    const names = [...listKept(current), name];
    const kept = await fetchPacks(edition, names, keeping);
    await activate(keeping, kept);
    await store.changePending(name, false);
    await navigator.serviceWorker.register(`${base}${WORKER_FILE}`, {
      scope: base,
    });
    await navigator.serviceWorker.ready;
  });
}

/** Removes a pack, even if it is incomplete; removing the first also removes all others, which depend on it. */
export async function removePack(
  name: PackName,
  site: KeptSite,
): Promise<void> {
  const {store} = site;
  await runAlone(site, async () => {
    if (name === 'pages') {
      await endKeeping(site);
      return;
    }
    const current = await store.readEdition('current');
    const {[name]: removed, ...packs} = current?.packs ?? {};
    const others = {...current?.others, ...(removed && {[name]: removed})};
    await store.changePending(name, false);
    await activate(site, current && {...current, packs, others});
  });
}

/**
 * Downloads the changes of all saved packs if the host has another version.
 *
 * @returns whether a newer version is ready.
 */
export async function fetchNewerEdition(site: KeptSite): Promise<boolean> {
  const {store} = site;
  const current = await store.readEdition('current');
  if (current === undefined) {
    return false;
  }
  const edition = await fetchEdition(site);
  const next = await store.readEdition('next');
  if ([current.edition, next?.edition].includes(edition.edition)) {
    return edition.edition !== current.edition;
  }
  await runAlone(site, async () => {
    const kept = await fetchPacks(edition, listKept(current), site);
    await store.writeEdition('next', kept);
    await removeSurplusFiles(site);
  });
  return true;
}

/** Activates the version that is ready. */
export async function changeEdition(site: KeptSite): Promise<void> {
  const {store} = site;
  await runAlone(site, async () => {
    const next = await store.readEdition('next');
    if (next !== undefined) {
      await activate(site, next);
    }
  });
}
