import {
  readFormat,
  writeFormat,
  type FileFormat,
  type FormatFault,
} from '../../../shared/lib/fileFormat';
import type {Session} from './session';
import {isSession} from './sessionShape';

const FIGHT_FORMAT: FileFormat = {format: 'fight', version: 1};

/** Why a file was rejected; nothing has changed then. */
export type FileFault = FormatFault | 'damaged';

export type FileContent =
  {readonly fault: FileFault} | {readonly session: Session};

/** Writes a fight as a file, with every step of it. */
export function writeFightFile(session: Session): string {
  return writeFormat(FIGHT_FORMAT, {session});
}

/** Reads a file, whoever made it. */
export function readFightFile(text: string): FileContent {
  const file = readFormat(FIGHT_FORMAT, text);
  if ('fault' in file) {
    return file;
  }
  const {session} = file.content;
  return isSession(session) ? {session} : {fault: 'damaged'};
}
