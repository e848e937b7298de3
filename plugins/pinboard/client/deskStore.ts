import {translate} from '@docusaurus/Translate';
import {keepAside} from '../../../src/shared/client/recordAside';
import {
  changeRecord,
  createRecordStore,
  type RecordState,
} from '../../../src/shared/client/recordStore';
import {useRecord} from '../../../src/shared/client/useRecord';
import {createDesks, parseDesks, type Desk, type Desks} from '../model/desk';
import {mergeDesks, type Change} from '../model/deskChanges';

/** Creates the first pinboard of a reader. */
function createFirst(): Desks {
  return createDesks(
    'first',
    translate({
      id: 'site.desk.first',
      message: 'My pinboard',
      description: 'Name of the pinboard that readers begin with',
    }),
  );
}

/** The pinboards before and after each change made on this page, latest first. */
let undo: readonly {readonly before: Desks; readonly after: Desks}[] = [];

/** The pinboards saved in this browser. */
export const deskStore = createRecordStore<Desks, Change>(
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

/** Makes a change, which can be undone. */
export function changeDesks(change: Change): Promise<void> {
  return changeRecord(deskStore, (before) => {
    const after = change(before);
    if (after !== before) {
      undo = [{before, after}, ...undo];
    }
    return (desks) => (desks === before ? after : change(desks));
  });
}

/** Undoes the last change, unless another tab has changed something since. */
export function undoChange(): Promise<void> {
  return changeRecord(deskStore, () => {
    const [last, ...others] = undo;
    undo = others;
    return (desks) => (last?.after === desks ? last.before : desks);
  });
}

/** Adds the pinboards of a file to the saved ones, and sets its unreadable parts aside. */
export async function addDesks(
  others: readonly Desk[],
  unread: readonly unknown[],
): Promise<void> {
  await changeDesks(mergeDesks(others));
  if (unread.length > 0) {
    await keepAside(deskStore, unread);
  }
}

/** The pinboards of this browser, and whether the last change can be undone. */
export function useDesks(): RecordState<Desks> & {readonly canUndo: boolean} {
  const state = useRecord(deskStore);
  return {...state, canUndo: undo[0]?.after === state.value};
}
