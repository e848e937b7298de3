import {contentAreas} from '../../../src/site/contentAreas';
import type {TakenPage} from '../read/takenPage';

/** Signs that file systems or links of a vault reserve. */
const RESERVED = /[\\/:*?"<>|#^[\]]/g;

/** Makes a title a file name. */
function toName(title: string): string {
  return title
    .replaceAll(RESERVED, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\.+/, '')
    .trim();
}

/** Finds the names of the folders that a page is in: its area, and titles of pages above it. */
function listFolders(
  {address, area}: TakenPage,
  titles: ReadonlyMap<string, string>,
): readonly string[] {
  if (area === undefined) {
    return [];
  }
  const label = contentAreas.find(({id}) => id === area)?.label ?? area;
  const steps = address.split('/').slice(2, -1);
  return [
    label,
    ...steps.map((step, index) => {
      const above = `/${area}/${steps.slice(0, index + 1).join('/')}/`;
      return titles.get(above) ?? step;
    }),
  ];
}

/**
 * Names the note of each page by its address: folders and title, without an ending. Titles that
 * are equal within a folder are numbered.
 */
export function namePages(
  pages: readonly TakenPage[],
): ReadonlyMap<string, string> {
  const titles = new Map(pages.map(({address, title}) => [address, title]));
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const page of pages) {
    const path = [...listFolders(page, titles), page.title]
      .map(toName)
      .join('/');
    let name = path;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) {
      name = `${path} ${count}`;
    }
    taken.add(name.toLowerCase());
    names.set(page.address, name);
  }
  return names;
}
