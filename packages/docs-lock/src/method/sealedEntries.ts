import {matchScope} from './paths';
import type {LockFile, PasswordEntry, SealedEntry, SealedScope} from './types';

type Kept = Omit<SealedEntry, 'epk' | 'wrap'>;

/** Lists the entries that a build would seal a scope for. */
function getWanted({admin, paths}: LockFile, scope: string): readonly Kept[] {
  const kept =
    (kind: SealedEntry['kind']) =>
    (entry: PasswordEntry): Kept => ({...entry, kind});
  return [
    ...(paths[scope]?.entries ?? []).map(kept('path')),
    ...admin.entries.map(kept('admin')),
  ];
}

function isSame(one: Kept, other: Kept): boolean {
  return (['hash', 'kekSalt', 'pub', 'priv', 'signer'] as const).every(
    (name) => one[name] === other[name],
  );
}

function scopeFaults(lock: LockFile, sealed: SealedScope): readonly string[] {
  const {scope, entries} = sealed;
  const wanted = getWanted(lock, scope);
  const twin = (all: readonly Kept[], {id, kind}: Kept): Kept | undefined =>
    all.find((each) => each.id === id && each.kind === kind);
  return [
    ...entries
      .filter((entry) => twin(wanted, entry) === undefined)
      .map(({id}) => `"${id}" still opens ${scope}, and stands there no more`),
    ...wanted.flatMap((entry) => {
      const found = twin(entries, entry);
      if (found === undefined) {
        return [`"${entry.id}" opens ${scope} not yet`];
      }
      return isSame(found, entry)
        ? []
        : [`"${entry.id}" opens ${scope} in an older form`];
    }),
  ];
}

/** Lists the sealed pages that have passwords of their own in lock.json by now. */
function movedPages(
  {paths}: LockFile,
  docs: Readonly<Record<string, string>>,
): readonly string[] {
  const prefixes = Object.keys(paths);
  return Object.entries(docs).flatMap(([doc, scope]) => {
    const now = matchScope(`/${doc}`, prefixes);
    return now === undefined || now === scope || scope.startsWith(now)
      ? []
      : [`"${doc}" is sealed for ${scope} and stands below ${now}`];
  });
}

/**
 * Describes how the passwords that open sealed pages differ from lock.json.
 *
 * @param docs the scope of each page.
 */
export function entryDifferences(
  lock: LockFile,
  scopes: Readonly<Record<string, SealedScope>>,
  docs: Readonly<Record<string, string>>,
): readonly string[] {
  return [
    ...Object.values(scopes).flatMap((scope) => scopeFaults(lock, scope)),
    ...movedPages(lock, docs),
  ];
}
