import {
  countBytes,
  getCacheKey,
  planCache,
  type KeptEdition,
} from '../lib/keptEdition';
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
import {fetchFile} from './fetchFile';
import type {KeptStore} from './keptStore';

/** Number of parallel downloads: browsers open six connections per host. */
const PARALLEL_DOWNLOADS = 6;

/** The source and store of packs, and callbacks. */
export type KeepOptions = {
  /** Path of the site, with a trailing slash. */
  readonly base: string;
  readonly store: KeptStore;
  readonly signal: AbortSignal;
  readonly report: (progress: Progress) => void;
};

async function fetchJson(address: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(address, init);
  if (!answer.ok) {
    throw new KeepFault('connection');
  }
  return answer.json();
}

/** Fetches the list of packs from the host. */
export async function fetchEdition(base: string): Promise<Edition> {
  return parseEdition(
    await fetchJson(`${base}${EDITION_FILE}`, {cache: 'no-store'}),
  );
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
            fetchJson(`${base}${summary.list}`, {signal}).then(
              (json) => [name, parsePackFiles(json)] as const,
            ),
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

/** Downloads files, several in parallel; the first failure stops all. */
async function fetchAll(
  files: readonly PackFile[],
  cache: Cache,
  {base, signal, report, done, bytes}: KeepOptions & Progress,
): Promise<void> {
  const ending = new AbortController();
  const end = (): void => {
    ending.abort();
  };
  signal.addEventListener('abort', end, {signal: ending.signal});
  const queue = [...files];
  let sum = done;
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const response = await fetchFile(file, base, ending.signal);
      await cache.put(`${base}${getCacheKey(file)}`, response);
      sum += file[2];
      report({done: sum, bytes});
    }
  };
  const workUnlessFailed = (): Promise<void> =>
    work().catch((error: unknown) => {
      failures.push(error);
      end();
    });
  signal.throwIfAborted();
  // Waits for all workers, so that nothing is stored or reported after a failure.
  await Promise.all(Array.from({length: PARALLEL_DOWNLOADS}, workUnlessFailed));
  end();
  if (failures.length > 0) {
    throw failures[0];
  }
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

/** Downloads the missing files of packs. */
export async function fetchPacks(
  edition: Edition,
  {names, counted}: PackSelection,
  keeping: KeepOptions,
): Promise<KeptEdition> {
  const kept = await fetchLists(edition, names, keeping);
  const files = listFiles([kept]);
  const cache = await keeping.store.openCache();
  const {missing} = planCache(files, await readKeys(cache, keeping.base));
  const awaited = counted.flatMap((name) => kept.packs[name] ?? []);
  const absent = new Set(missing);
  const done = countBytes(awaited.filter((file) => !absent.has(file)));
  const progress = {done, bytes: done + countBytes(missing)};
  keeping.report(progress);
  await fetchAll(missing, cache, {...keeping, ...progress});
  return kept;
}
