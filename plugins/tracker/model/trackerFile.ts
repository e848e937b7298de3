import {
  readFormat,
  writeFormat,
  type FileFormat,
  type FormatFault,
} from '../../../src/shared/model/fileFormat';
import type {Session} from './session';
import {isSession} from './sessionShape';

const FIGHT_FORMAT: FileFormat = {format: 'fight', version: 1};

/** The session of a file, or the fault that prevents its import. */
export type FileContent =
  {readonly fault: FormatFault} | {readonly session: Session};

/** Serializes a fight with all steps as a file. */
export function writeFightFile(session: Session): string {
  return writeFormat(FIGHT_FORMAT, {session});
}

/** Parses a file, which may be foreign or damaged. */
export function readFightFile(text: string): FileContent {
  const file = readFormat(FIGHT_FORMAT, text);
  if ('fault' in file) {
    return file;
  }
  const {session} = file.content;
  return isSession(session) ? {session} : {fault: 'damaged'};
}
