import {existsSync, rmSync, statSync, watch} from 'node:fs';
import {join} from 'node:path';
import {getTranslationFolder} from '../../src/shared/lib/translatedPath';
import {
  getCopy,
  PARTS,
  planCopy,
  writeCopy,
  type LocalizedCopy,
} from './localizeProject';
import type {CopyPlan} from './planTranslation';

/** How long changes are collected, in milliseconds: editors write several files at a time. */
const DELAY = 60;

/** The state of each file of a copy when it was written. */
type Stamps = ReadonlyMap<string, string>;

function stampFiles(siteDir: string, plan: CopyPlan): Stamps {
  return new Map(
    [...plan].map(([target, source]) => {
      const {size, mtimeMs} = statSync(join(siteDir, source));
      return [target, `${source} ${size} ${mtimeMs}`];
    }),
  );
}

/** Brings a copy up to date. */
export type Updater = {
  /**
   * Writes what has changed since the last time, and deletes what is gone.
   *
   * @returns the changed files, by their path in the copy.
   * @throws Error naming a translated page that has no original.
   */
  readonly update: () => readonly string[];
};

/** Creates an updater of a copy that has just been made. */
export function createUpdater(project: LocalizedCopy): Updater {
  const {siteDir, locale} = project;
  let known = stampFiles(siteDir, planCopy(project));
  return {
    update() {
      const plan = planCopy(project);
      const now = stampFiles(siteDir, plan);
      const changed = [...now.keys()].filter(
        (target) => now.get(target) !== known.get(target),
      );
      const gone = [...known.keys()].filter((target) => !now.has(target));
      known = now;
      for (const target of gone) {
        rmSync(join(getCopy(siteDir, locale), target), {force: true});
      }
      if (changed.length > 0) {
        writeCopy(project, plan, changed);
      }
      return [...changed, ...gone];
    },
  };
}

/** Updates a copy whenever files of the project change, until the returned function is called. */
export function followChanges(
  project: LocalizedCopy,
  report: (message: string) => void,
): () => void {
  const {siteDir, locale} = project;
  const {update} = createUpdater(project);
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    try {
      update();
    } catch (error) {
      report((error as Error).message);
    }
  };
  const watchers = [...PARTS, getTranslationFolder(locale)]
    .map((part) => join(siteDir, part))
    .filter((path) => existsSync(path))
    .map((path) =>
      watch(path, {recursive: true}, () => {
        clearTimeout(timer);
        timer = setTimeout(look, DELAY);
      }),
    );
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => {
      watcher.close();
    });
  };
}
