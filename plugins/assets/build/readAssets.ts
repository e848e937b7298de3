import {readFile, stat} from 'node:fs/promises';
import {basename, join, posix} from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {
  FileHistories,
  ReadHistories,
} from '../../../src/shared/model/fileHistory';
import type {CampaignRow} from '../../../src/shared/model/campaignRow';
import type {ListedAsset} from '../model/sortAssets';
import {describeFault} from '../../pages/fault';
import {describeAsset, describeFacts} from './describeAsset';
import {findClashes} from './findClashes';
import {findOddNames} from './findOddNames';
import {inspectFile} from './inspectFile';
import {plainFacts, type Inspection} from './inspection';
import {isList, readLabels} from './labels';

/** Files among pages that are not downloads. */
const PAGES = ['**/*.{md,mdx}', '**/_category_.*'];

type ReaderOptions = {
  /** Root folder of the files: static/, or docs/ for files that are locked with their pages. */
  readonly staticDir: string;
  readonly histories: ReadHistories;
  /** Restricts the files to one subfolder, for roots that also hold pages. */
  readonly only?: string | undefined;
  /** Shares a file listing among concurrent callers; by default each reads the disk. */
  readonly share?: <T>(read: () => Promise<T>) => () => Promise<T>;
  /** The campaigns with files that belong to a session. */
  readonly campaigns?: readonly CampaignRow[];
};

/** Selects files by metadata, before they are inspected. */
export type SelectAssets = (
  assets: readonly ListedAsset[],
) => readonly ListedAsset[];

/** Reads all current files, or a selection. Only these are inspected for size, rows, and faults. */
export type ReadAssets = (
  select?: SelectAssets,
) => Promise<readonly ListedAsset[]>;

/** A file as listed by the file system. */
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

/** Creates a function that inspects files, and caches results until a file changes. */
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

function brokenFiles(
  files: readonly Inspected[],
  root: string,
): readonly string[] {
  return files.flatMap(({path, inspection}) =>
    inspection.ok
      ? []
      : inspection.faults.map((fault) =>
          describeFault({path: `${root}/${path}`, ...fault}),
        ),
  );
}

function clashes(files: readonly FoundFile[], root: string): readonly string[] {
  return findClashes(files.map(({path}) => path)).map(([one, other]) =>
    describeFault({
      path: `${root}/${other}`,
      line: 1,
      found: `a name that differs from ${root}/${one} only in capitals or accents`,
      expected:
        'a name that differs in more than that, because some hosts ignore both',
    }),
  );
}

/** Returns the time of a file's last commit, if known. */
function getChange(history: FileHistories, path: string): Date | undefined {
  const updated = history.get(path)?.updated;
  return updated === undefined ? undefined : new Date(updated);
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/** Files that have metadata but are not inspected yet, and the faults of their names and lists. */
type Listing = {
  readonly files: ReadonlyMap<ListedAsset, FoundFile>;
  readonly faults: readonly string[];
};

/** Links A4 documents to their Letter versions, which are in a folder of that name. */
function pairSizes(
  described: readonly (readonly [ListedAsset, FoundFile])[],
): readonly (readonly [ListedAsset, FoundFile])[] {
  const byPath = new Map(described.map(([asset, {path}]) => [path, asset]));
  return described.map(([asset, file]) => {
    const {dir, base} = posix.parse(file.path);
    const found = byPath.get(posix.join(dir, 'letter', base));
    if (found === undefined) {
      return [asset, file];
    }
    const {link, name, ext, size} = found;
    return [{...asset, letter: {link, name, ext, size}}, file];
  });
}

/** Lists files with metadata from the file system, git, and index.csv. */
async function listFiles(options: ReaderOptions): Promise<Listing> {
  const {staticDir, histories, campaigns} = options;
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
        ...(campaigns && {campaigns}),
      });
      return [asset, file] as const;
    });
  return {
    files: new Map(pairSizes(described)),
    faults: [
      ...findOddNames(found.map(({path}) => `${root}/${path}`)),
      ...clashes(found, root),
      ...faults,
    ],
  };
}

/** Finds faults in the names of all files, and in the lists of their folders. */
export async function findListFaults(
  staticDir: string,
): Promise<readonly string[]> {
  const {faults} = await listFiles({
    staticDir,
    histories: () => Promise.resolve(new Map()),
  });
  return faults;
}

function askEachTime<T>(read: () => Promise<T>): () => Promise<T> {
  return read;
}

/**
 * Creates a function that reads the files that readers can download.
 *
 * @returns a function that reads the current files. It throws an Error naming each file that is
 * empty, broken, or wrongly listed, with what was found and expected.
 */
export function assetReader(options: ReaderOptions): ReadAssets {
  const {staticDir, share = askEachTime} = options;
  const inspect = inspector(staticDir);
  const list = share(() => listFiles(options));
  return async (select) => {
    const {files, faults} = await list();
    const inspected: (Inspected & {readonly asset: ListedAsset})[] = [];
    const all = [...files.keys()];
    for (const asset of select?.(all) ?? all) {
      const file = files.get(asset);
      if (file !== undefined) {
        // One after another, because reading all files at once may exhaust memory.
        inspected.push({...(await inspect(file)), asset});
      }
    }
    const root = basename(staticDir);
    const folders = inspected.map(
      ({path}) => `${root}/${posix.dirname(path)}/`,
    );
    // A selection of files reports only the errors of their folders.
    const near = faults.filter(
      (fault) =>
        select === undefined ||
        folders.some((folder) => fault.startsWith(folder)),
    );
    refuse([...near, ...brokenFiles(inspected, root)]);
    return inspected.map(({asset, inspection}) =>
      inspection.ok ? {...asset, ...describeFacts(inspection.facts)} : asset,
    );
  };
}
