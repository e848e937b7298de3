import {readFile} from 'node:fs/promises';
import {basename, join, posix} from 'node:path';
import {describeFault} from '../../pages/fault';
import {parseLabels, type AssetLabel} from './parseLabels';

/** The author's list of a folder, with titles and alternative text. */
const LIST = 'index.csv';

/** Whether a file is the list of its folder. */
export function isList(path: string): boolean {
  return posix.basename(path) === LIST;
}

type Labels = {
  /** Entries of index.csv by path. */
  readonly labels: ReadonlyMap<string, AssetLabel>;
  readonly faults: readonly string[];
};

/** Reads the lists of all folders. */
export async function readLabels(
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
      ...result.faults.map(({line, found, expected}) =>
        describeFault({
          path: `${basename(staticDir)}/${list}`,
          line,
          found,
          expected,
        }),
      ),
    );
  }
  return {labels, faults};
}
