import {
  readFormat,
  writeFormat,
  type FileFormat,
  type FormatFault,
} from '../../../shared/lib/fileFormat';
import {limits, type Desk, type Desks, type Pin} from './desk';
import {parseDeskList} from './parseDesks';

/** The format of a file of desks. */
export const DESK_FORMAT: FileFormat = {format: 'desk', version: 1};

/** Why a file was rejected; nothing has changed then. */
export type FileFault = FormatFault | 'empty';

/** The desks of a file, and what could not be read of it. */
export type FileContent =
  | {readonly fault: FileFault}
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
  return value.length === 0 ? {fault: 'empty'} : {desks: value, unread};
}

/** Separates two different notes. */
const BREAK = '\n\n';

/** Joins two notes, unless one contains the other. */
export function joinNotes(mine: string, theirs: string): string {
  if (mine.includes(theirs)) {
    return mine;
  }
  return theirs.includes(mine) ? theirs : `${mine}${BREAK}${theirs}`;
}

/** Adds a pin, or its note to that of the same pin. */
function mergePin(pins: readonly Pin[], pin: Pin): readonly Pin[] {
  const at = pins.findIndex(({id}) => id === pin.id);
  const mine = pins[at];
  if (mine === undefined) {
    return [...pins, pin];
  }
  const note = joinNotes(mine.note, pin.note);
  if (note.length > limits.note) {
    // Both notes are too long for one pin, so the second goes on a pin of its own.
    return mergePin(pins, {...pin, id: `${pin.id}+`});
  }
  return note === mine.note ? pins : pins.with(at, {...mine, note});
}

/** The desks with those of a file, and the desks that find no room. */
export type Merged = {
  readonly desks: Desks;
  readonly leftOut: readonly Desk[];
};

/** Merges a desk; pins that find no room on it go on a desk of their own. */
function mergeDesk({desks: all, leftOut}: Merged, other: Desk): Merged {
  const at = all.desks.findIndex(({id}) => id === other.id);
  const mine = all.desks[at];
  if (mine === undefined) {
    return all.desks.length >= limits.desks
      ? {desks: all, leftOut: [...leftOut, other]}
      : {desks: {...all, desks: [...all.desks, other]}, leftOut};
  }
  const pins = other.pins.reduce(mergePin, mine.pins);
  if (pins === mine.pins) {
    return {desks: all, leftOut};
  }
  const merged = {...mine, pins: pins.slice(0, limits.pins)};
  const desks = {...all, desks: all.desks.with(at, merged)};
  const surplus = pins.slice(limits.pins);
  return surplus.length === 0
    ? {desks, leftOut}
    : mergeDesk(
        {desks, leftOut},
        {...other, id: `${other.id}+`, pins: surplus},
      );
}

/** Merges the desks of a file without losing anything of either side. */
export function mergeDesks(desks: Desks, others: readonly Desk[]): Merged {
  return others.reduce(mergeDesk, {desks, leftOut: []});
}
