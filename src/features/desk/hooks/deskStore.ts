import {translate} from '@docusaurus/Translate';
import {createId} from '../../../shared/hooks/createId';
import {keepAside, readAside} from '../../../shared/hooks/recordAside';
import {
  changeRecord,
  createRecordStore,
  openRecordStore,
  type RecordState,
} from '../../../shared/hooks/recordStore';
import {useRecord} from '../../../shared/hooks/useRecord';
import {createDesks, type Desk, type Desks, type Pin} from '../lib/desk';
import {applyActions, type Action} from '../lib/deskActions';
import {listLeftOut, planMerge} from '../lib/deskFile';
import {parseDesks} from '../lib/parseDesks';

/** Creates the first desk of a reader. */
function createFirst(): Desks {
  return createDesks(
    'first',
    translate({
      id: 'site.desk.first',
      message: 'My desk',
      description: 'Name of the desk that readers begin with',
    }),
  );
}

/** Changes of this page that can be undone, the last one first. */
let undo: readonly (readonly Action[])[] = [];

const store = createRecordStore<Desks, readonly Action[]>(
  {
    name: 'desk',
    store: 'desks',
    onForgotten() {
      undo = [];
    },
  },
  {
    createFirst,
    read: parseDesks,
    write: (desks) => desks,
    change: (desks, actions) => applyActions(desks, actions).desks,
  },
);

/** Reads the desks of a site once, and follows changes in other tabs. */
export function openDesks(basePath: string): void {
  openRecordStore(store, basePath);
}

/** Makes changes that are undone at once. */
function change(plan: (desks: Desks) => readonly Action[]): Promise<void> {
  return changeRecord(store, (desks) => {
    const actions = plan(desks);
    const applied = applyActions(desks, actions);
    if (applied.undo.length > 0) {
      undo = [applied.undo, ...undo];
    }
    return actions;
  });
}

/** Changes the desks; all of the changes are undone at once. */
export function changeDesks(...actions: readonly Action[]): Promise<void> {
  return change(() => actions);
}

/** Undoes the last change. */
export function undoChange(): Promise<void> {
  return changeRecord(store, () => {
    const [last = [], ...others] = undo;
    undo = others;
    return last;
  });
}

/** Adds a pin at the end of the open desk. */
export function addPin(pin: Omit<Pin, 'id' | 'note'>): Promise<void> {
  return change(({open, desks}) => [
    {
      do: 'add',
      desk: open,
      pin: {...pin, id: createId(), note: ''},
      at: desks.find(({id}) => id === open)?.pins.length ?? 0,
    },
  ]);
}

/**
 * Adds the desks of a file to those that are here, and keeps aside what of it cannot be read or finds
 * no room.
 *
 * @returns the number of parts kept aside.
 */
export async function mergeDesks(
  others: readonly Desk[],
  unread: readonly unknown[],
): Promise<number> {
  let leftOut: readonly Desk[] = [];
  await change((desks) => {
    const plan = planMerge(desks, others);
    leftOut = listLeftOut(desks, plan);
    return plan;
  });
  const aside = [...unread, ...leftOut];
  if (aside.length > 0) {
    await keepAside(store, aside);
  }
  return aside.length;
}

/** Everything that could not be read, as JSON. */
export function readDeskAside(): Promise<string> {
  return readAside(store);
}

/** The desks of this browser, and how many changes can be undone. */
export function useDesks(): RecordState<Desks> & {readonly undo: number} {
  return {...useRecord(store), undo: undo.length};
}
