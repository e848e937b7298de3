import {
  planDownloads,
  sumWeights,
  weighFiles,
  type ArchivedPack,
} from '../lib/downloadPlan';
import {getCacheKey, planCache, type KeptEdition} from '../lib/keptEdition';
import {KeepFault} from '../lib/keepFault';
import {
  EDITION_FILE,
  parseEdition,
  parsePackFiles,
  type Edition,
  type PackFile,
} from '../lib/packList';
import {packNames, type PackName} from '../lib/packs';
import type {Progress} from '../lib/packStates';
import {download} from './download';
import type {KeptStore} from './keptStore';

/** The source and store of packs, and callbacks. */
export type KeepOptions = {
  /** Path of the site, with a trailing slash. */
  readonly base: string;
  readonly store: KeptStore;
  readonly signal: AbortSignal;
  readonly report: (progress: Progress) => void;
};

/** Unregisters the service worker and deletes everything that is kept. */
export async function endKeeping(
  base: string,
  store: KeptStore,
): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  await registration?.unregister();
  await store.clear();
}

function readJson(answer: Response): Promise<unknown> {
  if (!answer.ok) {
    throw new KeepFault('connection');
  }
  return answer.json();
}

/** What a host answers where there is no file, or none any more. */
const GONE = [404, 410];

/**
 * Fetches the list of packs from the host. If there is none any more, what is kept is deleted:
 * otherwise readers would see that edition for good.
 *
 * @throws KeepFault
 */
export async function fetchEdition({
  base,
  store,
}: Pick<KeepOptions, 'base' | 'store'>): Promise<Edition> {
  const answer = await fetch(`${base}${EDITION_FILE}`, {cache: 'no-store'});
  if (GONE.includes(answer.status)) {
    await endKeeping(base, store);
    throw new KeepFault('ended');
  }
  return parseEdition(await readJson(answer));
}

/** Fetches the file lists of all packs of an edition: the wanted ones, and the others. */
async function fetchLists(
  {edition, packs}: Edition,
  wanted: readonly PackName[],
  {base, signal}: KeepOptions,
): Promise<KeptEdition> {
  const lists = await Promise.all(
    packNames.flatMap((name) => {
      const summary = packs[name];
      return summary === undefined
        ? []
        : [
            fetch(`${base}${summary.list}`, {signal})
              .then(readJson)
              .then((json) => [name, parsePackFiles(json)] as const),
          ];
    }),
  );
  const isWanted = ([name]: (typeof lists)[number]): boolean =>
    wanted.includes(name);
  return {
    edition,
    packs: Object.fromEntries(lists.filter(isWanted)),
    others: Object.fromEntries(lists.filter((list) => !isWanted(list))),
  };
}

function listFiles(
  editions: readonly (KeptEdition | undefined)[],
): readonly PackFile[] {
  return editions.flatMap((edition) =>
    Object.values(edition?.packs ?? {}).flat(),
  );
}

/** The keys of all files in a cache, as made by `getCacheKey`. */
async function readKeys(
  cache: Cache,
  base: string,
): Promise<readonly string[]> {
  const requests = await cache.keys();
  return requests.map(({url}) => {
    const {pathname, search} = new URL(url);
    return `${pathname.slice(base.length)}${search}`;
  });
}

/** Removes files that no edition in use contains. */
export async function removeSurplusFiles({
  base,
  store,
}: Pick<KeepOptions, 'base' | 'store'>): Promise<void> {
  const cache = await store.openCache();
  const editions = [await store.read('current'), await store.read('next')];
  const {surplus} = planCache(listFiles(editions), await readKeys(cache, base));
  await Promise.all(surplus.map((key) => cache.delete(`${base}${key}`)));
}

/** The packs to fetch, and those of them whose progress readers see. */
type PackSelection = {
  readonly names: readonly PackName[];
  readonly counted: readonly PackName[];
};

/** Lists the files of packs with their archives; packs that an edition lacks are left out. */
function listArchived(
  names: readonly PackName[],
  kept: KeptEdition,
  edition: Edition,
): readonly ArchivedPack[] {
  return names.flatMap((name) => {
    const files = kept.packs[name];
    const archives = edition.packs[name]?.archives ?? [];
    return files === undefined ? [] : [{files, archives}];
  });
}

/** Downloads the missing files of packs. */
export async function fetchPacks(
  edition: Edition,
  {names, counted}: PackSelection,
  keeping: KeepOptions,
): Promise<KeptEdition> {
  const {base, store, signal, report} = keeping;
  const kept = await fetchLists(edition, names, keeping);
  const cache = await store.openCache();
  const {missing} = planCache(listFiles([kept]), await readKeys(cache, base));
  const packs = listArchived(names, kept, edition);
  const weights = weighFiles(packs);
  const absent = new Set(missing);
  const awaited = counted.flatMap((name) => kept.packs[name] ?? []);
  let done = sumWeights(
    awaited.filter((file) => !absent.has(file)),
    weights,
  );
  const bytes = done + sumWeights(missing, weights);
  report({done, bytes});
  await download(planDownloads(missing, packs), {
    base,
    signal,
    keep: async (file, response) => {
      await cache.put(`${base}${getCacheKey(file)}`, response);
      done += sumWeights([file], weights);
      report({done, bytes});
    },
  });
  return kept;
}
