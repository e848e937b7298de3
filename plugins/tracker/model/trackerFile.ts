import {
  readFormat,
  writeFormat,
  type FileFormat,
  type FormatFault,
} from '../../../src/shared/model/fileFormat';
import type {Saved} from './kept';
import type {Session} from './session';
import {isSavedList, isSession} from './sessionShape';

const FIGHT_FORMAT: FileFormat = {format: 'fight', version: 1};
const FIGHTERS_FORMAT: FileFormat = {format: 'fighters', version: 1};

/** The fight or the fighters of a file, or the error that prevents its import. */
export type FileContent =
  | {readonly fault: FormatFault}
  | {readonly session: Session}
  | {readonly saved: readonly Saved[]};

/** Serializes a fight with all steps as a file. */
export function writeFightFile(session: Session): string {
  return writeFormat(FIGHT_FORMAT, {session});
}

export function writeFightersFile(saved: readonly Saved[]): string {
  return writeFormat(FIGHTERS_FORMAT, {saved});
}

/** Parses a file, which may be foreign or damaged. */
export function readTrackerFile(text: string): FileContent {
  const fighters = readFormat(FIGHTERS_FORMAT, text);
  if ('content' in fighters) {
    const {saved} = fighters.content;
    return isSavedList(saved) ? {saved} : {fault: 'damaged'};
  }
  const file =
    fighters.fault === 'newer' ? fighters : readFormat(FIGHT_FORMAT, text);
  if ('fault' in file) {
    return file;
  }
  const {session} = file.content;
  return isSession(session) ? {session} : {fault: 'damaged'};
}
