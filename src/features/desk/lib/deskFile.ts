import {limits, type Desk, type Desks, type Pin} from './desk';
import type {Action} from './deskActions';
import {parseDeskList} from './parseDesks';

/** Says what a file is, whatever it is called. */
export const FORMAT = 'desk';

/** Raised when files change their shape; older ones are then brought over. */
export const FILE_VERSION = 1;

/** Why a file was not taken; nothing has changed then. */
export type FileFault = 'notJson' | 'foreign' | 'newer' | 'empty';

/** What a file holds, with what could not be read of it as it was. */
export type FileContent =
  | {readonly fault: FileFault}
  | {readonly desks: readonly Desk[]; readonly unread: readonly unknown[]};

/** Writes all desks as a file. */
export function writeDeskFile({desks}: Desks): string {
  return `${JSON.stringify({format: FORMAT, version: FILE_VERSION, desks}, null, 2)}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Reads a file, whoever made it. */
export function readDeskFile(text: string): FileContent {
  const json = parseJson(text);
  if (json === undefined) {
    return {fault: 'notJson'};
  }
  const {format, version, desks} = (json ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (format !== FORMAT || !Number.isSafeInteger(version)) {
    return {fault: 'foreign'};
  }
  if ((version as number) > FILE_VERSION) {
    return {fault: 'newer'};
  }
  const {value, unread} = parseDeskList(desks);
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
