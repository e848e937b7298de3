import type {NewRow} from '../../src/site/newKinds';
import type {FileChange} from '../file-changes/applyChanges';
import {addWords} from '../spelling/addWords';
import {addNames, type StrangeName} from '../spelling/nameRows';
import type {PlacedWord} from '../spelling/unknownWords';
import {findWordList} from '../spelling/wordLists';

/** What is accepted. */
export type Accepted = {
  readonly words: readonly Pick<PlacedWord, 'path' | 'word'>[];
  readonly names: readonly StrangeName[];
  /** The row of a name; undefined if the world has no data file for them. */
  readonly row: NewRow | undefined;
};

/** Decides the changes of word lists, and of the data file of names. */
export function planAccept(
  {words, names, row}: Accepted,
  read: (path: string) => string | undefined,
): readonly FileChange[] {
  const lists = [...new Set(words.map(({path}) => findWordList(path)))].map(
    (list) => ({
      path: list,
      before: read(list),
      after: addWords(
        read(list) ?? '',
        words
          .filter(({path}) => findWordList(path) === list)
          .map(({word}) => word),
      ),
    }),
  );
  if (row === undefined || names.length === 0) {
    return lists;
  }
  const sheet = read(row.row);
  if (sheet === undefined) {
    throw new Error(
      `${row.row}: found no such file, expected the one that world/nameRow.ts names.`,
    );
  }
  return [
    ...lists,
    {path: row.row, before: sheet, after: addNames(sheet, row, names)},
  ];
}
