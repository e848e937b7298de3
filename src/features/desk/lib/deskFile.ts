import {
  readFormat,
  writeFormat,
  type FileFormat,
  type FormatFault,
} from '../../../shared/lib/fileFormat';
import {parseDeskList, type Desk, type Desks} from './desk';

/** The format of a file of desks. */
const DESK_FORMAT: FileFormat = {format: 'desk', version: 1};

/** The desks of a file and what could not be read of it, or why nothing of it is taken. */
export type FileContent =
  | {readonly fault: FormatFault}
  | {readonly desks: readonly Desk[]; readonly unread: readonly unknown[]};

/** Serializes all desks as a file. */
export function writeDeskFile({desks}: Desks): string {
  return writeFormat(DESK_FORMAT, {desks});
}

/** Parses a file, which may be foreign or damaged. */
export function readDeskFile(text: string): FileContent {
  const file = readFormat(DESK_FORMAT, text);
  if ('fault' in file) {
    return file;
  }
  const {value, unread} = parseDeskList(file.content['desks']);
  return value.length === 0 ? {fault: 'damaged'} : {desks: value, unread};
}
