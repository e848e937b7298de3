import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {hasFeature} from '../../../src/site/features';
import {findUnreckoned} from './findUnreckoned';

/** A file with another text than on disk. */
export type OtherText = {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
};

/** What became of the tables of fights and characters with another text of a file. */
export type TableTrial = {
  /** All files that were read, as absolute paths. */
  readonly read: readonly string[];
  /** What could not be reckoned. */
  readonly unreckoned: readonly string[];
  /** Why the tables could not be read at all. */
  readonly failure?: string;
};

/** Replaces the text of a file for all code of this process; returns the files that it reads. */
function replaceText({file, text}: OtherText): ReadonlySet<string> {
  const read = new Set<string>();
  const readFile = fs.readFileSync.bind(fs);
  const readOther = (path: fs.PathOrFileDescriptor, options?: unknown) => {
    read.add(String(path));
    if (path === file) {
      return options === undefined ? Buffer.from(text) : text;
    }
    return readFile(path, options as BufferEncoding);
  };
  fs.readFileSync = readOther as typeof fs.readFileSync;
  syncBuiltinESMExports();
  return read;
}

/** Reckons all fighters. */
async function reckonFighters(): Promise<readonly string[]> {
  const {fightTable} = await import('../../../world/fighters');
  return findUnreckoned(fightTable);
}

/** Reckons a character without choices, and all that are ready to play. */
async function reckonCharacters(): Promise<readonly string[]> {
  const {sheetTables} = await import('../../../world/sheetTables');
  const {sheetRules} = await import('../../../world/sheetRules');
  const {blank, ready, describe, makeFighter} = sheetRules.open(sheetTables);
  return [blank, ...ready.map(({character}) => character)].flatMap(
    (character) => [
      ...findUnreckoned(describe(character)),
      ...findUnreckoned(makeFighter(character)),
    ],
  );
}

/**
 * Reckons fights and characters as if a file had another text. It must be called once in a process
 * of its own, in which no table has been read yet.
 */
export async function tryTables(other: OtherText): Promise<TableTrial> {
  const read = replaceText(other);
  try {
    const unreckoned = [
      ...(hasFeature('tracker') ? await reckonFighters() : []),
      ...(hasFeature('sheet') ? await reckonCharacters() : []),
    ];
    return {read: [...read], unreckoned: [...new Set(unreckoned)]};
  } catch (error) {
    const {message} = error as Error;
    return {read: [...read], unreckoned: [], failure: message};
  }
}
