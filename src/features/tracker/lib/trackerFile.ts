import type {Session} from './session';
import {isSession} from './sessionShape';

/** Identifies the format of a file, regardless of its name. */
const FORMAT = 'fight';

/** Increase when the file format changes; older files are then migrated. */
const FILE_VERSION = 1;

/** Why a file was rejected, without any change. */
export type FileFault = 'notJson' | 'foreign' | 'newer' | 'damaged';

/** The session of a file, or the fault that prevents its import. */
export type FileContent =
  {readonly fault: FileFault} | {readonly session: Session};

/** Serializes a fight with all steps as a file. */
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

/** Parses a file, which may be foreign or damaged. */
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
