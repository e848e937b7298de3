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

/** Writes all desks as a file. */
export function writeDeskFile({desks}: Desks): string {
  return writeFormat(DESK_FORMAT, {desks});
}

/** Reads a file, whoever made it. */
export function readDeskFile(text: string): FileContent {
  const file = readFormat(DESK_FORMAT, text);
  if ('fault' in file) {
    return file;
  }
  const {value, unread} = parseDeskList(file.content['desks']);
  return value.length === 0 ? {fault: 'empty'} : {desks: value, unread};
}

/** The separator of two notes that differ. */
const BREAK = '\n\n';

/** Joins two notes; if one contains the other, it is enough. */
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
    ? // Both do not fit on one pin: theirs comes on a second one, once.
      [{do: 'add', desk: desk.id, pin: {...pin, id: `${pin.id}+`}, at}]
    : [{do: 'note', desk: desk.id, pin: pin.id, note}];
}

/** Plans how desks of a file come to those that are here: nothing that is here goes, nothing of the file is left out. */
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
