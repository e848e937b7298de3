import {fork} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {hasFeature} from '../../../src/site/features';
import {siteDir} from '../../siteDir';
import {findNoNumbers} from './findNoNumbers';
import type {OtherText, TableTrial} from './tryTables';

/** A sheet as it would be after edits. */
type Trial = {
  /** Path from the root of the project. */
  readonly path: string;
  readonly text: string;
};

/** Reckons with another text of a file in a new process, because worlds read tables only once. */
async function reckonWith(other: OtherText): Promise<TableTrial> {
  const child = fork(join(__dirname, 'index.ts'), {
    cwd: siteDir,
    execArgv: ['--import', 'tsx'],
  });
  const answer = once(child, 'message');
  const end = once(child, 'exit').then(() => {
    throw new Error(
      'found a check of fights and characters that has stopped, expected an answer: its message is in the terminal of npm start.',
    );
  });
  child.send(other);
  const [trial] = (await Promise.race([answer, end])) as [TableTrial];
  end.catch(() => undefined);
  return trial;
}

/** Returns the first line in which two texts differ, from 1. */
function findChangedLine(before: string, after: string): number {
  const old = before.split('\n');
  const index = after.split('\n').findIndex((line, at) => line !== old[at]);
  return index === -1 ? 1 : index + 1;
}

/** Describes what cannot be reckoned any more. */
export function describeTrial(
  place: string,
  {failure, unreckoned}: TableTrial,
  known: TableTrial,
): readonly string[] {
  if (failure !== undefined) {
    return failure === known.failure
      ? []
      : [
          `${place}: found a change with which fights and characters cannot be reckoned (${failure.replace(/\.$/, '')}), expected one that their tables can read.`,
        ];
  }
  return unreckoned
    .filter((each) => !known.unreckoned.includes(each))
    .map(
      (each) =>
        `${place}: found no number for ${each}, expected one, because fights and characters are reckoned with it.`,
    );
}

/** The files that the tables of fights and characters are read from, once they are known. */
let sources: ReadonlySet<string> | undefined;

/** Whether fights or characters may be made from a file. */
function mayBeSource(file: string): boolean {
  const isNeeded = hasFeature('tracker') || hasFeature('sheet');
  return isNeeded && (sources === undefined || sources.has(file));
}

function isFaulty({failure, unreckoned}: TableTrial): boolean {
  return failure !== undefined || unreckoned.length > 0;
}

/** Finds what could not be reckoned of fights and characters if a sheet had another text. */
export async function findTableFaults(
  {path, text}: Trial,
  before: string,
): Promise<readonly string[]> {
  const file = join(siteDir, path);
  if (!mayBeSource(file)) {
    return [];
  }
  const trial = await reckonWith({file, text});
  sources = new Set([...(sources ?? []), ...trial.read]);
  if (!sources.has(file)) {
    return [];
  }
  const cells = findNoNumbers(path, before, text);
  if (cells.length > 0 || !isFaulty(trial)) {
    return cells;
  }
  const known = await reckonWith({file, text: before});
  const place = `${path}:${findChangedLine(before, text)}`;
  return describeTrial(place, trial, known);
}
