import {readFile, stat} from 'node:fs/promises';
import {basename, join, posix} from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {
  FileHistories,
  ReadHistories,
} from '../../src/shared/lib/fileHistory';
import type {ListedAsset} from '../../src/features/assets/lib/sortAssets';
import {describeAsset, describeFacts} from './describeAsset';
import {findClashes} from './findClashes';
import {findOddNames} from './findOddNames';
import {inspectFile} from './inspectFile';
import {plainFacts, type Inspection} from './inspection';
import {parseLabels, type AssetLabel} from './parseLabels';

/** The list of a folder that its author keeps: titles and alt text of files. */
const LIST = 'index.csv';

/** Files in a folder of pages that readers cannot download. */
const PAGES = ['**/*.{md,mdx}', '**/_category_.*'];

function isList(path: string): boolean {
  return posix.basename(path) === LIST;
}

export type ReaderOptions = {
  /** Folder of the files that readers can download: static/, or docs/ for what is locked with its pages. */
  readonly staticDir: string;
  readonly histories: ReadHistories;
  /** The one folder in it whose files count, where pages stand among them. */
  readonly only?: string | undefined;
  /** Lets those who ask at once share the list of files; each asks the disk where absent. */
  readonly share?: <T>(read: () => Promise<T>) => () => Promise<T>;
};

/** Chooses files by all that can be known without looking into them. */
export type SelectAssets = (
  assets: readonly ListedAsset[],
) => readonly ListedAsset[];

/**
 * Reads files as they are now: all of them, or those that are selected. Only these are
 * looked into, for their size in pixels, their rows and their faults.
 */
export type ReadAssets = (
  select?: SelectAssets,
) => Promise<readonly ListedAsset[]>;

/** A file as the disk knows it. */
type FoundFile = {
  readonly path: string;
  readonly size: number;
  readonly modified: Date;
};

type Inspected = FoundFile & {readonly inspection: Inspection};

async function findFiles({
  staticDir,
  only,
}: ReaderOptions): Promise<readonly FoundFile[]> {
  const paths =
    only === undefined
      ? await Globby('**/*', {cwd: staticDir})
      : await Globby(`${only}/**/*`, {cwd: staticDir, ignore: PAGES});
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const {size, mtime} = await stat(join(staticDir, path));
      return {path, size, modified: mtime};
    }),
  );
}

function getEnding(path: string): string {
  return posix.extname(path).slice(1).toLowerCase();
}

/** Looks into files, and into none twice as long as it stays the same. */
function inspector(staticDir: string): (file: FoundFile) => Promise<Inspected> {
  const known = new Map<string, Inspected>();
  return async (file) => {
    const before = known.get(file.path);
    if (
      before?.size === file.size &&
      before.modified.getTime() === file.modified.getTime()
    ) {
      return before;
    }
    const bytes = await readFile(join(staticDir, file.path));
    const inspection = await inspectFile(getEnding(file.path), bytes);
    const inspected = {...file, inspection};
    known.set(file.path, inspected);
    return inspected;
  };
}

type Labels = {
  /** What authors say of files, by path. */
  readonly labels: ReadonlyMap<string, AssetLabel>;
  readonly faults: readonly string[];
};

async function readLabels(
  staticDir: string,
  paths: readonly string[],
): Promise<Labels> {
  const labels = new Map<string, AssetLabel>();
  const faults: string[] = [];
  for (const list of paths.filter(isList)) {
    const folder = posix.dirname(list);
    const names = paths
      .filter((path) => posix.dirname(path) === folder && path !== list)
      .map((path) => posix.basename(path));
    const text = await readFile(join(staticDir, list), 'utf8');
    const result = parseLabels(text, names);
    for (const label of result.labels) {
      labels.set(posix.join(folder, label.file), label);
    }
    faults.push(
      ...result.faults.map(
        ({line, found, expected}) =>
          `${basename(staticDir)}/${list}:${line}: found ${found}, expected ${expected}`,
      ),
    );
  }
  return {labels, faults};
}

function brokenFiles(
  files: readonly Inspected[],
  root: string,
): readonly string[] {
  return files.flatMap(({path, inspection}) =>
    inspection.ok
      ? []
      : inspection.faults.map((fault) => `${root}/${path}: ${fault}`),
  );
}

function clashes(files: readonly FoundFile[], root: string): readonly string[] {
  return findClashes(files.map(({path}) => path)).map(
    ([one, other]) =>
      `${root}/${other}: found a name that differs from ${root}/${one} in capitals or accents alone, expected names that every host tells apart`,
  );
}

function oddNames(
  files: readonly FoundFile[],
  root: string,
): readonly string[] {
  return findOddNames(files.map(({path}) => `${root}/${path}`));
}

/** When a file last changed, as far as git knows. */
function getChange(history: FileHistories, path: string): Date | undefined {
  const updated = history.get(path)?.updated;
  return updated === undefined ? undefined : new Date(updated);
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Error(`Some downloads have faults:\n${faults.join('.\n')}.`);
  }
}

/** Files that are described, but not looked into yet, and what is wrong with their names and lists. */
type Listing = {
  readonly files: ReadonlyMap<ListedAsset, FoundFile>;
  readonly faults: readonly string[];
};

/** Lists files by what the disk, git and their authors say of them. */
async function listFiles(options: ReaderOptions): Promise<Listing> {
  const {staticDir, histories} = options;
  const root = basename(staticDir);
  const history = await histories();
  const found = await findFiles(options);
  const {labels, faults} = await readLabels(
    staticDir,
    found.map(({path}) => path),
  );
  const described = found
    .filter(({path}) => !isList(path))
    .map((file) => {
      const {path, size, modified} = file;
      const asset = describeAsset({
        path,
        size,
        changed: getChange(history, `${root}/${path}`) ?? modified,
        facts: plainFacts,
        label: labels.get(path.normalize('NFC')),
      });
      return [asset, file] as const;
    });
  return {
    files: new Map(described),
    faults: [...oddNames(found, root), ...clashes(found, root), ...faults],
  };
}

function askEachTime<T>(read: () => Promise<T>): () => Promise<T> {
  return read;
}

/**
 * Reads and describes the files that readers can download.
 *
 * @returns a function that reads them as they are when it is called. It throws an Error that
 * names each file that is empty, broken or wrongly listed, with what was found and expected.
 */
export function assetReader(options: ReaderOptions): ReadAssets {
  const {staticDir, share = askEachTime} = options;
  const inspect = inspector(staticDir);
  const list = share(() => listFiles(options));
  return async (select = (assets) => assets) => {
    const {files, faults} = await list();
    const inspected: (Inspected & {readonly asset: ListedAsset})[] = [];
    for (const asset of select([...files.keys()])) {
      const file = files.get(asset);
      if (file !== undefined) {
        // One after the other: all files at once may not fit into memory.
        inspected.push({...(await inspect(file)), asset});
      }
    }
    refuse([...faults, ...brokenFiles(inspected, basename(staticDir))]);
    return inspected.map(({asset, inspection}) =>
      inspection.ok ? {...asset, ...describeFacts(inspection.facts)} : asset,
    );
  };
}
