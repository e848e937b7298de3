import {
  existsSync,
  mkdirSync,
  readFileSync,
  watch,
  writeFileSync,
  type FSWatcher,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {readSidebars, SIDEBARS, type Sidebars} from './sidebarFile';

/** An area whose pages are reloaded when their declared order changes. */
type Follower = {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  readonly id: string;
};

/** The files kept up to date for a site: one per area, with the order of its pages. */
type Followed = {
  readonly files: Map<string, string>;
  readonly watcher: FSWatcher;
};

/** Followed areas, by site folder. */
const sites = new Map<string, Followed>();

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

function writeOrders(
  files: ReadonlyMap<string, string>,
  sidebars: Sidebars,
): void {
  for (const [id, file] of files) {
    writeIfChanged(file, JSON.stringify(sidebars[id] ?? []));
  }
}

function watchSidebars(siteDir: string): Followed {
  const files = new Map<string, string>();
  // An editor may replace the file, which would end a watch of the file itself.
  const watcher = watch(siteDir, {persistent: false}, (_event, name) => {
    if (name === SIDEBARS) {
      void readSidebars(siteDir).then(
        (sidebars) => {
          writeOrders(files, sidebars);
        },
        // The sidebar check reports errors in the file.
        () => undefined,
      );
    }
  });
  return {files, watcher};
}

/**
 * Keeps the declared order of an area in its own file. A change in `sidebars.ts` then reloads only
 * the areas it affects, because each reload takes as long as the first.
 *
 * @returns the path of that file, which changes if and only if the order of the area does.
 */
export async function followOrder({
  siteDir,
  generatedFilesDir,
  id,
}: Follower): Promise<string> {
  const file = join(generatedFilesDir, 'sidebars', `${id}.json`);
  const followed = sites.get(siteDir) ?? watchSidebars(siteDir);
  sites.set(siteDir, followed);
  followed.files.set(id, file);
  writeOrders(new Map([[id, file]]), await readSidebars(siteDir));
  return file;
}

export function unfollowOrders(siteDir: string): void {
  sites.get(siteDir)?.watcher.close();
  sites.delete(siteDir);
}
