import {readFile, stat} from 'node:fs/promises';
import {basename, join, posix} from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {FileHistories, ReadHistories} from '../../src/lib/fileHistory';
import type {ListedAsset} from '../../src/lib/sortAssets';
import {describeAsset, type AssetFile} from './describeAsset';
import {findClashes} from './findClashes';
import {findOddNames} from './findOddNames';
import {inspectFile} from './inspectFile';
import type {Inspection} from './inspection';
import {parseLabels, type AssetLabel} from './parseLabels';

/** The list of a folder that its author keeps: titles and alt text of files. */
const LIST = 'index.csv';

/** What stands in a folder of pages and is no file of its own. */
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
};

/** Reads all files of static/ as they are now. */
export type ReadAssets = () => Promise<readonly ListedAsset[]>;

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

function endingOf(path: string): string {
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
    const inspection = await inspectFile(endingOf(file.path), bytes);
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
function changeOf(history: FileHistories, path: string): Date | undefined {
  const updated = history.get(path)?.updated;
  return updated === undefined ? undefined : new Date(updated);
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Error(
      `Some files that readers can download are not in order:\n${faults.join('.\n')}.`,
    );
  }
}

/**
 * Reads and describes the files that readers can download.
 *
 * @returns a function that reads them as they are when it is called. It throws an Error that
 * names each file that is empty, broken or wrongly listed, with what was found and expected.
 */
export function assetReader(options: ReaderOptions): ReadAssets {
  const {staticDir, histories} = options;
  const root = basename(staticDir);
  const inspect = inspector(staticDir);
  return async () => {
    const history = await histories();
    const found = await findFiles(options);
    const files: Inspected[] = [];
    for (const file of found.filter(({path}) => !isList(path))) {
      // One after the other: all files at once may not fit into memory.
      files.push(await inspect(file));
    }
    const {labels, faults} = await readLabels(
      staticDir,
      found.map(({path}) => path),
    );
    refuse([
      ...oddNames(found, root),
      ...clashes(found, root),
      ...brokenFiles(files, root),
      ...faults,
    ]);
    return files
      .map(({path, size, modified, inspection}): AssetFile => ({
        path,
        size,
        changed: changeOf(history, `${root}/${path}`) ?? modified,
        facts: inspection.ok ? inspection.facts : {contents: []},
        label: labels.get(path.normalize('NFC')),
      }))
      .map(describeAsset);
  };
}
