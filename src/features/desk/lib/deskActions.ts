import {limits, type Desk, type Desks, type Pin} from './desk';

/** A change of the desks. */
export type Action =
  | {
      readonly do: 'add';
      readonly desk: string;
      readonly pin: Pin;
      readonly at: number;
    }
  | {readonly do: 'remove'; readonly desk: string; readonly pin: string}
  | {
      readonly do: 'move';
      readonly desk: string;
      readonly pin: string;
      readonly to: number;
    }
  | {
      readonly do: 'note';
      readonly desk: string;
      readonly pin: string;
      readonly note: string;
    }
  | {readonly do: 'addDesk'; readonly desk: Desk; readonly at: number}
  | {readonly do: 'removeDesk'; readonly desk: string}
  | {readonly do: 'rename'; readonly desk: string; readonly name: string}
  | {readonly do: 'open'; readonly desk: string};

/** The changed desks, and the changes that undo it, in order. */
export type Applied = {
  readonly desks: Desks;
  readonly undo: readonly Action[];
};

function insert<Item>(
  items: readonly Item[],
  item: Item,
  at: number,
): readonly Item[] {
  return items.toSpliced(Math.max(0, at), 0, item);
}

function withDesk(all: Desks, desk: Desk): Desks {
  return {
    ...all,
    desks: all.desks.map((each) => (each.id === desk.id ? desk : each)),
  };
}

/** Changes of a single desk. */
type DeskAction = Extract<Action, {pin: unknown} | {do: 'rename'}>;

type Changed = {readonly desk: Desk; readonly undo: Action};

function addPin(
  desk: Desk,
  {pin, at}: Extract<Action, {do: 'add'}>,
): Changed | undefined {
  const isThere = desk.pins.some(({id}) => id === pin.id);
  return isThere || desk.pins.length >= limits.pins
    ? undefined
    : {
        desk: {...desk, pins: insert(desk.pins, pin, at)},
        undo: {do: 'remove', desk: desk.id, pin: pin.id},
      };
}

/** Changes an existing pin, and keeps its position. */
function changePin(
  desk: Desk,
  action: Exclude<Extract<Action, {pin: string}>, {do: 'add'}>,
): Changed | undefined {
  const at = desk.pins.findIndex(({id}) => id === action.pin);
  const pin = desk.pins[at];
  if (pin === undefined) {
    return undefined;
  }
  const target = {desk: desk.id, pin: pin.id};
  const without = desk.pins.toSpliced(at, 1);
  switch (action.do) {
    case 'remove':
      return {
        desk: {...desk, pins: without},
        undo: {do: 'add', desk: desk.id, pin, at},
      };
    case 'move':
      return {
        desk: {...desk, pins: insert(without, pin, action.to)},
        undo: {do: 'move', ...target, to: at},
      };
    case 'note':
      return {
        desk: {
          ...desk,
          pins: desk.pins.with(at, {...pin, note: action.note}),
        },
        undo: {do: 'note', ...target, note: pin.note},
      };
  }
}

function changeDesk(desk: Desk, action: DeskAction): Changed | undefined {
  switch (action.do) {
    case 'add':
      return addPin(desk, action);
    case 'rename':
      return {
        desk: {...desk, name: action.name},
        undo: {do: 'rename', desk: desk.id, name: desk.name},
      };
    case 'remove':
    case 'move':
    case 'note':
      return changePin(desk, action);
  }
}

function removeDesk(all: Desks, id: string): Applied {
  const at = all.desks.findIndex((desk) => desk.id === id);
  const desk = all.desks[at];
  if (desk === undefined || all.desks.length === 1) {
    return {desks: all, undo: []};
  }
  const desks = all.desks.toSpliced(at, 1);
  const wasOpen = all.open === id;
  const neighbor = desks[Math.min(at, desks.length - 1)];
  return {
    desks: {
      desks,
      open: wasOpen && neighbor !== undefined ? neighbor.id : all.open,
    },
    undo: [
      {do: 'addDesk', desk, at},
      ...(wasOpen ? [{do: 'open', desk: id} as const] : []),
    ],
  };
}

function addDesk(
  all: Desks,
  {desk, at}: Extract<Action, {do: 'addDesk'}>,
): Applied {
  const isThere = all.desks.some(({id}) => id === desk.id);
  return isThere || all.desks.length >= limits.desks
    ? {desks: all, undo: []}
    : {
        desks: {...all, desks: insert(all.desks, desk, at)},
        undo: [{do: 'removeDesk', desk: desk.id}],
      };
}

function openDesk(all: Desks, id: string): Applied {
  return all.open === id || !all.desks.some((desk) => desk.id === id)
    ? {desks: all, undo: []}
    : {desks: {...all, open: id}, undo: [{do: 'open', desk: all.open}]};
}

function isOfDesk(action: Action): action is DeskAction {
  return 'pin' in action || action.do === 'rename';
}

function changeOneDesk(all: Desks, action: DeskAction): Applied {
  const desk = all.desks.find(({id}) => id === action.desk);
  const changed = desk && changeDesk(desk, action);
  return changed === undefined
    ? {desks: all, undo: []}
    : {desks: withDesk(all, changed.desk), undo: [changed.undo]};
}

/** Applies a change; it has no effect if another tab removed its subject. */
export function applyAction(all: Desks, action: Action): Applied {
  if (isOfDesk(action)) {
    return changeOneDesk(all, action);
  }
  switch (action.do) {
    case 'addDesk':
      return addDesk(all, action);
    case 'removeDesk':
      return removeDesk(all, action.desk);
    case 'open':
      return openDesk(all, action.desk);
  }
}

/** Applies changes in order. */
export function applyActions(all: Desks, actions: readonly Action[]): Applied {
  return actions.reduce<Applied>(
    ({desks, undo}, action) => {
      const next = applyAction(desks, action);
      return {desks: next.desks, undo: [...next.undo, ...undo]};
    },
    {desks: all, undo: []},
  );
}
