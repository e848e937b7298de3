import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby, loadFreshModule} from '@docusaurus/utils';
import type {SidebarEntry} from '../../src/features/navigation/lib/sidebar';

/** The declared order of pages, by area. */
export type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>;

/** The file that declares the order of pages, from the root of the project. */
export const SIDEBARS = 'sidebars.ts';

/** Reads the declared order of pages as it is now. */
export async function readSidebars(siteDir: string): Promise<Sidebars> {
  return (await loadFreshModule(join(siteDir, SIDEBARS))) as Sidebars;
}

/** Lists the pages that entries name, those below others included. */
function listPages(entries: readonly SidebarEntry[]): readonly string[] {
  return entries.flatMap((entry): readonly string[] =>
    typeof entry === 'string' ? [entry] : listPages(entry.children),
  );
}

/** Leaves out entries of pages that are not there, so that the others can be seen meanwhile. */
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

/** The line on which a page is named first after the name of its area, counted from 1. */
function findLine(source: string, area: string, page: string): number {
  const at = source.indexOf(`'${page}'`, source.indexOf(`'${area}'`));
  return source.slice(0, Math.max(0, at)).split('\n').length;
}

/** Says which pages the declared order names that are not there; nothing where all are. */
async function findSidebarFaults(siteDir: string): Promise<string | undefined> {
  const source = await readFile(join(siteDir, SIDEBARS), 'utf8');
  const sidebars = await readSidebars(siteDir);
  const paths = await Globby('docs/**/*.{md,mdx}', {cwd: siteDir});
  const known = new Set(paths.map((path) => path.replace(/\.mdx?$/, '')));
  // The pages of an area that is there as ciphertext alone cannot be told.
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

/** Has faults of the declared order looked for while pages are written. */
export function sidebarCheck(siteDir: string) {
  return {
    find: () => findSidebarFaults(siteDir),
    folders: [join(siteDir, 'docs')],
    files: [join(siteDir, SIDEBARS)],
  };
}
