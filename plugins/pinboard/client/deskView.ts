import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createShared} from '../../../src/shared/client/createShared';

/** Which parts of the pinboard are visible. */
type DeskView = {
  readonly desk: boolean;
  /** Whether pins are shown; stored across visits. */
  readonly pins: boolean;
};

/** The key in local storage that is set while pins are shown. */
export const PINS_KEY = 'pins';

/** Prefix of a hash that contains a pinboard. */
export const DESK_HASH = '#desk=';

/** Whether pins are stored as shown; false without storage. */
function recallPins(): boolean {
  try {
    return PINS_KEY in localStorage;
  } catch {
    return false;
  }
}

const view = createShared<DeskView>(
  ExecutionEnvironment.canUseDOM
    ? {desk: location.hash.startsWith(DESK_HASH), pins: recallPins()}
    : {desk: false, pins: false},
);

/** Returns which parts of the pinboard are visible, and renders again when that changes. */
export const useDeskView = view.use;

export function showDesk(isOpen: boolean): void {
  view.set({...view.get(), desk: isOpen});
}

/** Shows or hides pins on this and later pages. */
export function showPins(areOn: boolean): void {
  view.set({...view.get(), pins: areOn});
  try {
    if (areOn) {
      localStorage.setItem(PINS_KEY, 'on');
    } else {
      localStorage.removeItem(PINS_KEY);
    }
  } catch {
    // Without storage, the choice lasts as long as the page is open.
  }
}
