import {readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {inspectFile} from '../assets/build/inspectFile';
import {findListFaults} from '../assets/build/readAssets';
import {describeFault} from '../pages/fault';

async function inspect(
  siteDir: string,
  path: string,
): Promise<readonly string[]> {
  const bytes = await readFile(join(siteDir, path));
  const inspection = await inspectFile(
    extname(path).slice(1).toLowerCase(),
    bytes,
  );
  return inspection.ok
    ? []
    : inspection.faults.map((fault) => describeFault({path, ...fault}));
}

/** Finds errors in data, pictures, and documents, and in their names and lists. */
export async function checkAssets(
  siteDir: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const inLists = await findListFaults(join(siteDir, 'static'));
  const inFiles: string[] = [];
  // One after another, because reading all files at once may exhaust memory.
  for (const path of paths) {
    inFiles.push(...(await inspect(siteDir, path)));
  }
  return [
    ...inLists.filter((fault) => paths.includes(fault.split(':', 1).join(''))),
    ...inFiles,
  ];
}
