import {translate} from '@docusaurus/Translate';
import {keepAside, readAside} from '../../../shared/hooks/recordAside';
import {
  changeRecord,
  createRecordStore,
  openRecordStore,
  type RecordState,
} from '../../../shared/hooks/recordStore';
import {useRecord} from '../../../shared/hooks/useRecord';
import {createDesks, type Desk, type Desks} from '../lib/desk';
import {revert, type Change, type Made} from '../lib/deskChanges';
import {mergeDesks} from '../lib/deskFile';
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
let undo: readonly Made[] = [];

const store = createRecordStore<Desks, Change>(
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
    change: (desks, change) => change(desks),
  },
);

/** Reads the desks of a site once, and follows changes in other tabs. */
export function openDesks(basePath: string): void {
  openRecordStore(store, basePath);
}

/** Makes a change, which can be undone. */
export function changeDesks(change: Change): Promise<void> {
  return changeRecord(store, (before) => {
    const after = change(before);
    if (after !== before) {
      undo = [{before, after}, ...undo];
    }
    return change;
  });
}

/** Undoes the last change. */
export function undoChange(): Promise<void> {
  return changeRecord(store, () => {
    const [last, ...others] = undo;
    undo = others;
    return last === undefined ? (desks) => desks : revert(last);
  });
}

/**
 * Adds the desks of a file to those that are here, and keeps aside what of it cannot be read or finds
 * no room.
 *
 * @returns the number of parts kept aside.
 */
export async function addDesks(
  others: readonly Desk[],
  unread: readonly unknown[],
): Promise<number> {
  let leftOut: readonly Desk[] = [];
  await changeDesks((desks) => {
    const merged = mergeDesks(desks, others);
    ({leftOut} = merged);
    return merged.desks;
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
