import {
  readFormat,
  writeFormat,
  type FileFormat,
  type FormatFault,
} from '../../../shared/lib/fileFormat';
import {limits, type Desk, type Desks, type Pin} from './desk';
import {applyActions, type Action} from './deskActions';
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
      planPin(desk, {...pin, id: `${pin.id}+`}, at)
    : [{do: 'note', desk: desk.id, pin: pin.id, note}];
}

/** Plans the merge of a desk; pins that find no room on it go on a desk of their own. */
function planDesk(all: Desks, other: Desk): readonly Action[] {
  const mine = all.desks.find(({id}) => id === other.id);
  if (mine === undefined) {
    return [{do: 'addDesk', desk: other, at: all.desks.length}];
  }
  const actions = other.pins.flatMap((pin, place) =>
    planPin(mine, pin, mine.pins.length + place),
  );
  const {desks} = applyActions(all, actions);
  const merged = desks.desks.find(({id}) => id === other.id);
  const fitting = new Set(merged?.pins.map(({id}) => id));
  const pins = actions.flatMap((action) =>
    action.do === 'add' && !fitting.has(action.pin.id) ? [action.pin] : [],
  );
  return pins.length === 0
    ? actions
    : [...actions, ...planDesk(desks, {...other, id: `${other.id}+`, pins})];
}

/** Plans the changes that merge the desks of a file without losing anything of either side. */
export function planMerge(
  all: Desks,
  others: readonly Desk[],
): readonly Action[] {
  return others.reduce<{
    readonly desks: Desks;
    readonly actions: readonly Action[];
  }>(
    ({desks, actions}, other) => {
      const next = planDesk(desks, other);
      return {
        desks: applyActions(desks, next).desks,
        actions: [...actions, ...next],
      };
    },
    {desks: all, actions: []},
  ).actions;
}

/** Lists the desks that find no room among those that a plan was made for. */
export function listLeftOut(
  all: Desks,
  plan: readonly Action[],
): readonly Desk[] {
  const {desks} = applyActions(all, plan).desks;
  const fitting = new Set(desks.map(({id}) => id));
  return plan.flatMap((action) =>
    action.do === 'addDesk' && !fitting.has(action.desk.id)
      ? [action.desk]
      : [],
  );
}
