import {matchesKey, type KeptThing} from '../../../site/keptThings';

const storages = ['localStorage', 'sessionStorage'] as const;

type Place = {readonly storage: Storage; readonly key: string};

function listPlaces(
  patterns: readonly string[],
  names: readonly (typeof storages)[number][],
): readonly Place[] {
  return names.flatMap((name) => {
    try {
      const storage = window[name];
      return Object.keys(storage)
        .filter((key) => matchesKey(patterns, key))
        .map((key) => ({storage, key}));
    } catch {
      // Where storage is denied, nothing is kept in it.
      return [];
    }
  });
}

function listAll({keys = [], marks = []}: KeptThing): readonly string[] {
  return [...keys, ...marks];
}

/** Whether local storage, or session storage of this tab, has a key of a part. */
export function hasKeys({keys = []}: KeptThing): boolean {
  return listPlaces(keys, storages).length > 0;
}

/** Removes the keys of a part. */
export function removeKeys(thing: KeptThing): void {
  for (const {storage, key} of listPlaces(listAll(thing), storages)) {
    storage.removeItem(key);
  }
}

/** Removes the keys of a part that last as long as this tab. */
export function removeVisitKeys(thing: KeptThing): void {
  for (const {storage, key} of listPlaces(listAll(thing), ['sessionStorage'])) {
    storage.removeItem(key);
  }
}
