import {
  findOriginal,
  getTranslationFolder,
  type TranslationRecord,
} from '../../src/shared/lib/translatedPath';
import type {Change, Commit} from './parseLog';

/**
 * Gives each translated file the history of its translation: its changes get the path of the
 * original, whose own changes are left out.
 */
export function followTranslations(
  commits: readonly Commit[],
  {locale, sources}: TranslationRecord,
): readonly Commit[] {
  const folder = `${getTranslationFolder(locale)}/`;
  const getPath = (path: string): string | undefined => {
    if (path.startsWith(folder)) {
      return findOriginal(path.slice(folder.length));
    }
    return Object.hasOwn(sources, path) ? undefined : path;
  };
  const follow = ({from, ...change}: Change): readonly Change[] => {
    const path = getPath(change.path);
    const before = from === undefined ? undefined : getPath(from);
    return path === undefined
      ? []
      : [{...change, path, ...(before !== undefined && {from: before})}];
  };
  return commits.map((commit) => ({
    ...commit,
    changes: commit.changes.flatMap(follow),
  }));
}
