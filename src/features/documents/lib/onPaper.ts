import {listEndings} from '../../assets/lib/fileKind';
import type {PressDocument} from './pressDocument';

/** How many documents the foot of a page names at most. */
const SHOWN = 4;

/** A list of files on a page, as its author wrote it. */
export type FileList = {
  /** Folder under static/ with a slash before it. */
  readonly folder: string;
  /** Whether the folders below it count too. */
  readonly deep: boolean;
  /** Endings or groups of endings; all where empty. */
  readonly types: readonly string[];
  /** The only files of the folder that are listed; all where absent. */
  readonly files?: readonly string[] | undefined;
};

/** The files that a page leads to by itself. */
export type FileLeads = {
  /** Those that are linked or shown, by their paths under static/. */
  readonly paths: ReadonlySet<string>;
  readonly lists: readonly FileList[];
};

function isListed(file: string, list: FileList): boolean {
  const cut = file.lastIndexOf('/');
  const [folder, name] = [file.slice(0, cut), file.slice(cut + 1)];
  const isInside =
    folder === list.folder ||
    (list.deep && folder.startsWith(`${list.folder}/`));
  return (
    isInside &&
    (list.types.length === 0 ||
      list.types.flatMap(listEndings).includes('pdf')) &&
    (list.files?.includes(name) ?? true)
  );
}

/**
 * Chooses the documents that the foot of a page names: those that it stands in whole and
 * does not lead to by itself, the one that holds the least besides it first.
 *
 * @param page path of the page below docs/, without its ending.
 */
export function documentsToName(
  page: string,
  documents: readonly PressDocument[],
  {paths, lists}: FileLeads,
): readonly PressDocument[] {
  return documents
    .filter(({chapters}) =>
      chapters.some((chapter) => chapter.page === page && !chapter.only),
    )
    .filter(
      ({file}) =>
        !paths.has(file) && !lists.some((list) => isListed(file, list)),
    )
    .toSorted((a, b) => a.chapters.length - b.chapters.length)
    .slice(0, SHOWN);
}
