import type {Session} from './session';
import {isSession} from './sessionShape';

/** Says what a file is, whatever it is called. */
const FORMAT = 'fight';

/** Raised when files change their shape; older ones are then brought over. */
const FILE_VERSION = 1;

/** Why a file was not taken; nothing has changed then. */
export type FileFault = 'notJson' | 'foreign' | 'newer' | 'damaged';

/** The session of a file, or the fault that prevents its import. */
export type FileContent =
  {readonly fault: FileFault} | {readonly session: Session};

/** Writes a fight as a file, with every step of it. */
export function writeFightFile(session: Session): string {
  return `${JSON.stringify({format: FORMAT, version: FILE_VERSION, session}, null, 2)}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Reads a file, whoever made it. */
export function readFightFile(text: string): FileContent {
  const json = parseJson(text);
  if (json === undefined) {
    return {fault: 'notJson'};
  }
  const {format, version, session} = (json ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (format !== FORMAT || !Number.isSafeInteger(version)) {
    return {fault: 'foreign'};
  }
  if ((version as number) > FILE_VERSION) {
    return {fault: 'newer'};
  }
  return isSession(session) ? {session} : {fault: 'damaged'};
}
