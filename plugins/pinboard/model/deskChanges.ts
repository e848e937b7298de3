import type {Desk, Desks, Pin} from './desk';

/** A change to the pinboards, which returns the same value if it cannot be made. */
export type Change = (all: Desks) => Desks;

function changeDesk(id: string, change: (desk: Desk) => Desk): Change {
  return (all) => {
    const at = all.desks.findIndex((each) => each.id === id);
    const desk = all.desks[at];
    const changed = desk && change(desk);
    return changed === undefined || changed === desk
      ? all
      : {...all, desks: all.desks.with(at, changed)};
  };
}

function changePin(
  desk: string,
  id: string,
  change: (pins: readonly Pin[], at: number, pin: Pin) => readonly Pin[],
): Change {
  return changeDesk(desk, (found) => {
    const at = found.pins.findIndex((each) => each.id === id);
    const pin = found.pins[at];
    return pin === undefined
      ? found
      : {...found, pins: change(found.pins, at, pin)};
  });
}

/** Adds a pin at the end of the open pinboard. */
export function addPin(pin: Pin): Change {
  return (all) =>
    changeDesk(all.open, (desk) => ({...desk, pins: [...desk.pins, pin]}))(all);
}

export function removePin(desk: string, id: string): Change {
  return changePin(desk, id, (pins, at) => pins.toSpliced(at, 1));
}

export function movePin(desk: string, id: string, to: number): Change {
  return changePin(desk, id, (pins, at, pin) =>
    pins.toSpliced(at, 1).toSpliced(Math.max(0, to), 0, pin),
  );
}

export function writeNote(desk: string, id: string, note: string): Change {
  return changePin(desk, id, (pins, at, pin) => pins.with(at, {...pin, note}));
}

export function renameDesk(id: string, name: string): Change {
  return changeDesk(id, (desk) => ({...desk, name}));
}

export function openDesk(id: string): Change {
  return (all) =>
    all.open !== id && all.desks.some((desk) => desk.id === id)
      ? {...all, open: id}
      : all;
}

/** Adds an empty pinboard and opens it. */
export function addDesk(id: string, name: string): Change {
  return ({desks}) => ({open: id, desks: [...desks, {id, name, pins: []}]});
}

/** Removes the open pinboard, unless it is the last one, and opens its neighbor. */
export function removeOpenDesk(all: Desks): Desks {
  const at = all.desks.findIndex(({id}) => id === all.open);
  const desks = all.desks.toSpliced(at, 1);
  const neighbor = desks[Math.min(at, desks.length - 1)];
  return neighbor === undefined ? all : {open: neighbor.id, desks};
}

/** Joins two notes, unless one contains the other. */
function joinNotes(mine: string, theirs: string): string {
  if (mine.includes(theirs)) {
    return mine;
  }
  return theirs.includes(mine) ? theirs : `${mine}\n\n${theirs}`;
}

/** Adds the items of a list that are not there yet, and merges the others. */
function mergeLists<Item extends {readonly id: string}>(
  mine: readonly Item[],
  theirs: readonly Item[],
  merge: (mine: Item, theirs: Item) => Item,
): readonly Item[] {
  return theirs.reduce((all, item) => {
    const at = all.findIndex(({id}) => id === item.id);
    const found = all[at];
    return found === undefined
      ? [...all, item]
      : all.with(at, merge(found, item));
  }, mine);
}

/** Adds pinboards, such as those of a file, and keeps everything from both sides. */
export function mergeDesks(others: readonly Desk[]): Change {
  return (all) => ({
    ...all,
    desks: mergeLists(all.desks, others, (desk, other) => ({
      ...desk,
      pins: mergeLists(desk.pins, other.pins, (pin, {note}) => ({
        ...pin,
        note: joinNotes(pin.note, note),
      })),
    })),
  });
}
