import {limits, type Desk, type Desks, type Pin} from './desk';

/** A change of the desks, which returns the same value if it cannot be made. */
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

/** Changes a pin in the list of its desk. */
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

/** Adds a pin at the end of the open desk, unless it is full. */
export function addPin(pin: Pin): Change {
  return (all) =>
    changeDesk(all.open, (desk) =>
      desk.pins.length >= limits.pins
        ? desk
        : {...desk, pins: [...desk.pins, pin]},
    )(all);
}

/** Takes a pin off its desk. */
export function removePin(desk: string, id: string): Change {
  return changePin(desk, id, (pins, at) => pins.toSpliced(at, 1));
}

/** Moves a pin to another place of its desk. */
export function movePin(desk: string, id: string, to: number): Change {
  return changePin(desk, id, (pins, at, pin) =>
    pins.toSpliced(at, 1).toSpliced(Math.max(0, to), 0, pin),
  );
}

/** Replaces the note on a pin. */
export function writeNote(desk: string, id: string, note: string): Change {
  return changePin(desk, id, (pins, at, pin) => pins.with(at, {...pin, note}));
}

/** Gives a desk another name. */
export function renameDesk(id: string, name: string): Change {
  return changeDesk(id, (desk) => ({...desk, name}));
}

/** Opens a desk. */
export function openDesk(id: string): Change {
  return (all) =>
    all.open !== id && all.desks.some((desk) => desk.id === id)
      ? {...all, open: id}
      : all;
}

/** Adds an empty desk and opens it, unless there are too many. */
export function addDesk(id: string, name: string): Change {
  return (all) =>
    all.desks.length >= limits.desks
      ? all
      : {open: id, desks: [...all.desks, {id, name, pins: []}]};
}

/** Removes a desk, unless it is the last one; if it was open, its neighbor is. */
export function removeDesk(id: string): Change {
  return (all) => {
    const at = all.desks.findIndex((desk) => desk.id === id);
    const desks = all.desks.toSpliced(at, 1);
    const neighbor = desks[Math.min(at, desks.length - 1)];
    return at === -1 || neighbor === undefined
      ? all
      : {open: all.open === id ? neighbor.id : all.open, desks};
  };
}

/** The desks before and after a change, of which unchanged parts are the same objects. */
export type Made = {readonly before: Desks; readonly after: Desks};

type Named = {readonly id: string};

/**
 * Takes back what a change did to a list; what else is in it now stays.
 *
 * @param merge takes back what it did to an item that is there still.
 */
function revertList<Item extends Named>(
  now: readonly Item[],
  {before, after}: {before: readonly Item[]; after: readonly Item[]},
  merge: (now: Item, before: Item, after: Item) => Item,
): readonly Item[] {
  const find = (list: readonly Item[], {id}: Named): Item | undefined =>
    list.find((each) => each.id === id);
  const others = now.filter(
    (item) => !find(before, item) && !find(after, item),
  );
  const back = before.flatMap((item) => {
    const [here, changed] = [find(now, item), find(after, item)];
    if (changed === undefined) {
      return [item];
    }
    return here === undefined ? [] : [merge(here, item, changed)];
  });
  return [...back, ...others];
}

/** Takes a change back; what other tabs have changed since stays. */
export function revert({before, after}: Made): Change {
  return (now) => {
    const desks = revertList(
      now.desks,
      {before: before.desks, after: after.desks},
      (desk, was, became) => ({
        ...desk,
        name: was.name === became.name ? desk.name : was.name,
        pins: revertList(
          desk.pins,
          {before: was.pins, after: became.pins},
          (pin, old, changed) =>
            old.note === changed.note ? pin : {...pin, note: old.note},
        ),
      }),
    );
    const open = before.open === after.open ? now.open : before.open;
    const first = desks.find(({id}) => id === open) ?? desks[0];
    return first === undefined ? now : {open: first.id, desks};
  };
}
