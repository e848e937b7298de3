import {isRecord} from '../../../shared/lib/isRecord';

/** The path that each former address leads to, both with the base path. */
export type FormerTable = ReadonlyMap<string, string>;

/** Whether a path stays on the site; browsers read two leading slashes of either kind as a host. */
function isBelow(path: unknown, basePath: string): path is string {
  return (
    typeof path === 'string' &&
    path.startsWith(basePath) &&
    !/^[/\\]{2}/.test(path)
  );
}

/**
 * Reads the table of former addresses; whatever leads away from the site is left out.
 *
 * @param json the parsed table: paths of former addresses, each with its path of today.
 * @param basePath with a leading and a trailing slash.
 */
export function readFormerTable(json: unknown, basePath: string): FormerTable {
  return new Map(
    Object.entries(isRecord(json) ? json : {}).flatMap(([from, to]) =>
      isBelow(to, basePath) ? [[`${basePath}${from}`, to]] : [],
    ),
  );
}
