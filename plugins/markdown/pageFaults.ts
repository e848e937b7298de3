import {relative, sep} from 'node:path';
import type {VFile} from 'vfile';
import {describeFault, type Fault} from '../pages/fault';

/** Data that a file carries from step to step. */
type FaultyFile = Pick<VFile, 'path' | 'data'>;

/** Returns the path of a page from the root of the project. */
export function getPagePath(
  siteDir: string,
  file: Pick<VFile, 'path'>,
): string {
  return relative(siteDir, file.path).split(sep).join('/');
}

/** The faults of a page so far, one per line, each with file, line, found, and expected. */
function getFaults({data}: FaultyFile): string[] {
  const known = data['faults'] as string[] | undefined;
  const faults = known ?? [];
  data['faults'] = faults;
  return faults;
}

/** Records an error, so that a page reports all of its errors at once. */
export function noteFault(file: FaultyFile, fault: string): void {
  getFaults(file).push(fault);
}

export type PageFault = Omit<Fault, 'path'>;

/** Returns a function that notes faults of a page. */
export function faultNoter(
  siteDir: string,
  file: FaultyFile,
): (fault: PageFault) => void {
  const path = getPagePath(siteDir, file);
  return (fault) => {
    noteFault(file, describeFault({path, ...fault}));
  };
}

/** Returns the line number at the start of a fault, after its path. */
function getLine(fault: string): number {
  return Number(/:(?<line>\d+)/.exec(fault)?.groups?.['line'] ?? 0);
}

function throwAll(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

export function forAll<Part>(
  parts: readonly Part[],
  act: (part: Part, index: number) => void,
): void {
  const faults: string[] = [];
  for (const [index, part] of parts.entries()) {
    try {
      act(part, index);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  throwAll(faults);
}

/**
 * Runs a step for each part of a page, one after another.
 *
 * @throws Error with the faults of all parts.
 */
export async function forAllInTurn<Part>(
  parts: readonly Part[],
  act: (part: Part, index: number) => Promise<void>,
): Promise<void> {
  const faults: string[] = [];
  for (const [index, part] of parts.entries()) {
    try {
      await act(part, index);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  throwAll(faults);
}

/**
 * Refuses a page with the faults that its steps have noted.
 *
 * @throws Error with a line for each.
 */
export default function refuseFaults(): (tree: object, file: VFile) => void {
  return (_, file) => {
    const faults = getFaults(file);
    if (faults.length > 0) {
      throw new Error(
        [...new Set(faults)]
          .toSorted((one, other) => getLine(one) - getLine(other))
          .join('\n'),
      );
    }
  };
}
