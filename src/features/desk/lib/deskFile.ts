import {
  readFormat,
  writeFormat,
  type FileFormat,
  type FormatFault,
} from '../../../shared/lib/fileFormat';
import {limits, type Desk, type Desks, type Pin} from './desk';
import type {Action} from './deskActions';
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

function planPin(desk: Desk, pin: Pin, at: number): readonly Action[] {
  const mine = desk.pins.find(({id}) => id === pin.id);
  if (mine === undefined) {
    return [{do: 'add', desk: desk.id, pin, at}];
  }
  const note = joinNotes(mine.note, pin.note);
  if (note === mine.note) {
    return [];
  }
  return note.length > limits.note
    ? // If both notes are too long for one pin, the second goes on a pin of its own.
      [{do: 'add', desk: desk.id, pin: {...pin, id: `${pin.id}+`}, at}]
    : [{do: 'note', desk: desk.id, pin: pin.id, note}];
}

/** Plans the changes that merge the desks of a file without losing anything of either side. */
export function planMerge(
  {desks}: Desks,
  others: readonly Desk[],
): readonly Action[] {
  return others.flatMap((other, index): readonly Action[] => {
    const mine = desks.find(({id}) => id === other.id);
    return mine === undefined
      ? [{do: 'addDesk', desk: other, at: desks.length + index}]
      : other.pins.flatMap((pin, place) =>
          planPin(mine, pin, mine.pins.length + place),
        );
  });
}
