import {tellTabs} from '../../../shared/hooks/tabChannel';
import type {KeptEdition} from '../lib/keptEdition';
import {KeepFault} from '../lib/keepFault';
import {WORKER_FILE, type Edition} from '../lib/packList';
import {packNames, type PackName} from '../lib/packs';
import {
  endKeeping,
  fetchEdition,
  fetchPacks,
  removeSurplusFiles,
  type KeepOptions,
} from './keepPacks';
import type {KeptStore} from './keptStore';

/** Notifies the service worker and other tabs that the kept edition or packs have changed. */
function announceChange(base: string): void {
  tellTabs(`kept:${base}`, 'changed');
}

/** Runs changes of the cache in one tab at a time. */
async function runAlone<Result>(
  base: string,
  run: () => Promise<Result>,
): Promise<Result> {
  return navigator.locks.request(
    `kept:${base}`,
    {ifAvailable: true},
    async (lock) => {
      if (lock === null) {
        throw new KeepFault('busy');
      }
      return run();
    },
  );
}

function listKept(kept: KeptEdition | undefined): readonly PackName[] {
  return packNames.filter((name) => kept?.packs[name] !== undefined);
}

async function setPending(
  store: KeptStore,
  change: (pending: readonly PackName[]) => readonly PackName[],
): Promise<void> {
  await store.write('pending', change((await store.read('pending')) ?? []));
}

async function startWorker(base: string): Promise<void> {
  await navigator.serviceWorker.register(`${base}${WORKER_FILE}`, {
    scope: base,
  });
  await navigator.serviceWorker.ready;
}

/**
 * Keeps a pack in the newest edition, together with those that are kept already.
 *
 * @throws KeepFault, or the browser's error if storage is full or denied; kept packs stay.
 */
export async function keepPack(
  name: PackName,
  keeping: KeepOptions,
): Promise<void> {
  const {base, store} = keeping;
  await runAlone(base, async () => {
    await setPending(store, (pending) => [...new Set([...pending, name])]);
    const edition = await fetchEdition(keeping);
    const names = new Set([...listKept(await store.read('current')), name]);
    const kept = await fetchPacks(
      edition,
      {
        names: packNames.filter((one) => names.has(one)),
        counted: [name],
      },
      keeping,
    );
    await store.write('current', kept);
    await store.write('next', undefined);
    await setPending(store, (pending) => pending.filter((one) => one !== name));
    await removeSurplusFiles(keeping);
    await startWorker(base);
    announceChange(base);
  });
}

function withoutPack(kept: KeptEdition, name: PackName): KeptEdition {
  const {[name]: removed, ...packs} = kept.packs;
  return removed === undefined
    ? kept
    : {...kept, packs, others: {...kept.others, [name]: removed}};
}

/** Removes a pack, even if it is incomplete; all others depend on the first and go with it. */
export async function removePack(
  name: PackName,
  {base, store}: Pick<KeepOptions, 'base' | 'store'>,
): Promise<void> {
  await runAlone(base, async () => {
    const current = await store.read('current');
    if (name === 'pages') {
      await endKeeping(base, store);
    } else {
      if (current !== undefined) {
        await store.write('current', withoutPack(current, name));
      }
      await store.write('next', undefined);
      await setPending(store, (all) => all.filter((one) => one !== name));
      await removeSurplusFiles({base, store});
    }
    announceChange(base);
  });
}

/**
 * Fetches the changes of all kept packs if the host has another edition.
 *
 * @returns whether a newer edition is ready.
 */
export async function fetchNewerEdition(
  keeping: KeepOptions,
): Promise<boolean> {
  const {base, store} = keeping;
  const current = await store.read('current');
  if (current === undefined) {
    return false;
  }
  const edition: Edition = await fetchEdition(keeping);
  const next = await store.read('next');
  if (edition.edition === current.edition) {
    return false;
  }
  if (edition.edition === next?.edition) {
    return true;
  }
  const names = listKept(current);
  await runAlone(base, async () => {
    await store.write(
      'next',
      await fetchPacks(edition, {names, counted: names}, keeping),
    );
    await removeSurplusFiles(keeping);
  });
  return true;
}

/** Activates the edition that is ready. */
export async function changeEdition({
  base,
  store,
}: Pick<KeepOptions, 'base' | 'store'>): Promise<void> {
  await runAlone(base, async () => {
    const next = await store.read('next');
    if (next !== undefined) {
      await store.write('current', next);
      await store.write('next', undefined);
      await removeSurplusFiles({base, store});
    }
  });
  announceChange(base);
}
