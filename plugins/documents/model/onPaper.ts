import {listEndings} from '../../assets/model/fileKind';
import type {PressDocument} from './pressDocument';

/** The maximum number of documents listed at the foot of a page. */
const SHOWN = 4;

export type FileList = {
  /** Folder under static/ with a leading slash. */
  readonly folder: string;
  /** Whether subfolders are included. */
  readonly deep: boolean;
  /** Extensions or groups of extensions; all if empty. */
  readonly types: readonly string[];
  /** If present, only these files of the folder are listed. */
  readonly files?: readonly string[] | undefined;
};

/** The files that a page already links to. */
export type FileLeads = {
  /** Files that are linked or shown, by their paths under static/. */
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
 * Chooses documents that contain the whole page but are not linked on it, the most specific first.
 *
 * @param page path of the page below docs/, without its extension.
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
