import {folderTitle} from '../../../src/shared/model/folderTitle';
import {comparePages, type OrderedPage} from './pageOrder';

/** An entry of a sidebar: a group, or a page by its path in the area without an extension. */
export type SidebarEntry = string | SidebarGroup;

export type SidebarGroup = {
  readonly page: string;
  readonly children: readonly SidebarEntry[];
};

/** The metadata of a page that the sidebar needs. */
export type SidebarPage = {
  /** Path in the area, without an extension. */
  readonly id: string;
  readonly title: string;
  readonly order?: number | undefined;
  /** False if no generated list may contain the page. */
  readonly index?: boolean | undefined;
};

/** Lists the pages of an entry, starting with its own. */
export function listEntryPages(entry: SidebarEntry): readonly string[] {
  return typeof entry === 'string'
    ? [entry]
    : [entry.page, ...entry.children.flatMap(listEntryPages)];
}

/** Finds the outermost folder without an index page on the path to a page. */
function folderWithoutFront(
  id: string,
  below: string,
  known: ReadonlySet<string>,
): string | undefined {
  const steps = id.split('/').slice(0, -1);
  return steps
    .map((_, index) => steps.slice(0, index + 1).join('/'))
    .find(
      (folder) => folder.length > below.length && !known.has(`${folder}/index`),
    );
}

type PlacedEntry = OrderedPage & {readonly entry: SidebarEntry};

/** Sorts pages; the pages of a folder without an index page are nested under its catalogue. */
function inFolders(
  pages: readonly SidebarPage[],
  known: ReadonlySet<string>,
  below = '',
): readonly SidebarEntry[] {
  const getFolder = ({id}: SidebarPage): string | undefined =>
    folderWithoutFront(id, below, known);
  const getEntry = (folder: string | undefined): readonly PlacedEntry[] => {
    const members = pages.filter((page) => getFolder(page) === folder);
    return folder === undefined
      ? members.map((page) => ({...page, entry: page.id}))
      : [
          {
            title: folderTitle(folder),
            entry: {
              page: `${folder}/index`,
              children: inFolders(members, known, folder),
            },
          },
        ];
  };
  return [...new Set(pages.map(getFolder))]
    .flatMap(getEntry)
    .toSorted(comparePages)
    .map(({entry}) => entry);
}

/** Whether a folder holds pages, so that an index page can be generated for it. */
function isFolder(id: string, known: ReadonlySet<string>): boolean {
  const folder = id.replace(/index$/, '');
  return (
    /.\/index$/.test(id) && [...known].some((page) => page.startsWith(folder))
  );
}

/**
 * Completes the declared order of an area with the pages that it does not name, so that new files
 * appear automatically. The index of the area is left out unless declared, because the name of the
 * area links to it.
 *
 * @throws Error if the declared order names a page that does not exist.
 */
export function completeSidebar(
  declared: readonly SidebarEntry[],
  pages: readonly SidebarPage[],
): readonly SidebarEntry[] {
  const named = new Set(declared.flatMap(listEntryPages));
  const known = new Set(pages.map(({id}) => id));
  const missing = [...named].filter(
    (id) => !known.has(id) && !isFolder(id, known),
  );
  if (missing.length > 0) {
    throw new Error(
      `sidebars.ts names pages that do not exist: ${missing.join(', ')}.`,
    );
  }
  const rest = pages.filter(
    ({id, index}) => index !== false && id !== 'index' && !named.has(id),
  );
  return [...declared, ...inFolders(rest, known)];
}
