import {limits, type Desk, type Desks, type Pin} from './desk';
import type {Action} from './deskActions';
import {parseDeskList} from './parseDesks';

/** Identifies the format of a file, regardless of its name. */
export const FORMAT = 'desk';

/** Increase when the file format changes; older files are then migrated. */
export const FILE_VERSION = 1;

/** Why a file was rejected, without any change. */
export type FileFault = 'notJson' | 'foreign' | 'newer' | 'empty';

/** The content of a file, with its unreadable parts. */
export type FileContent =
  | {readonly fault: FileFault}
  | {readonly desks: readonly Desk[]; readonly unread: readonly unknown[]};

/** Serializes all desks as a file. */
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

/** Parses a file, which may be foreign or damaged. */
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
