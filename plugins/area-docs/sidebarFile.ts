import {join} from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {SidebarEntry} from '../navigation/model/sidebar';

/** The declared order of pages, by area. */
export type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>;

/** Path of the file that declares the order of pages. */
export const SIDEBARS = 'sidebars.ts';

export async function readSidebars(siteDir: string): Promise<Sidebars> {
  return (await loadFreshModule(join(siteDir, SIDEBARS))) as Sidebars;
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
