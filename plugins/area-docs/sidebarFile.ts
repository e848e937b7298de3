import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby, loadFreshModule} from '@docusaurus/utils';
import type {SidebarEntry} from '../../src/features/navigation/lib/sidebar';

/** The declared order of pages, by area. */
export type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>;

/** Path of the file that declares the order of pages. */
export const SIDEBARS = 'sidebars.ts';

/** Reads the current order of pages. */
export async function readSidebars(siteDir: string): Promise<Sidebars> {
  return (await loadFreshModule(join(siteDir, SIDEBARS))) as Sidebars;
}

/** Lists the pages of entries, including nested ones. */
function listPages(entries: readonly SidebarEntry[]): readonly string[] {
  return entries.flatMap((entry): readonly string[] =>
    typeof entry === 'string' ? [entry] : listPages(entry.children),
  );
}

/** Leaves out entries of missing pages, so that the other pages stay visible during development. */
export function keepKnown(
  entries: readonly SidebarEntry[],
  known: ReadonlySet<string>,
): readonly SidebarEntry[] {
  return entries.flatMap((entry): readonly SidebarEntry[] => {
    if (typeof entry === 'string') {
      return known.has(entry) ? [entry] : [];
    }
    return [{...entry, children: keepKnown(entry.children, known)}];
  });
}

/** Returns the 1-based line on which a page is first named after its area. */
function findLine(source: string, area: string, page: string): number {
  const at = source.indexOf(`'${page}'`, source.indexOf(`'${area}'`));
  return source.slice(0, Math.max(0, at)).split('\n').length;
}

/** Describes entries of missing pages; undefined if there are none. */
async function findSidebarFaults(siteDir: string): Promise<string | undefined> {
  const source = await readFile(join(siteDir, SIDEBARS), 'utf8');
  const sidebars = await readSidebars(siteDir);
  const paths = await Globby('docs/**/*.{md,mdx}', {cwd: siteDir});
  const known = new Set(paths.map((path) => path.replace(/\.mdx?$/, '')));
  // The pages of an area that exists as ciphertext only cannot be listed.
  const areas = new Set(paths.map((path) => path.split('/')[1]));
  const faults = Object.entries(sidebars).flatMap(([area, entries]) =>
    listPages(entries)
      .filter((page) => areas.has(area) && !known.has(`docs/${area}/${page}`))
      .map(
        (page) =>
          `${SIDEBARS}:${findLine(source, area, page)}: found "${page}", expected the name of a page in docs/${area}.`,
      ),
  );
  return faults.length === 0 ? undefined : faults.join('\n');
}

/** Creates a check of the declared order for the development server. */
export function sidebarCheck(siteDir: string) {
  return {
    find: () => findSidebarFaults(siteDir),
    folders: [join(siteDir, 'docs')],
    files: [join(siteDir, SIDEBARS)],
  };
}
