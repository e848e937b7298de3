import {storage} from '../../../src/site/storage';
import {changeTableView} from './tableView';

/** Shows or hides pins on this and later pages. */
export function showPins(areOn: boolean): void {
  changeTableView({pins: areOn});
  try {
    if (areOn) {
      localStorage.setItem(storage.pins, 'on');
    } else {
      localStorage.removeItem(storage.pins);
    }
  } catch {
    // Without storage, it lasts as long as the page is open.
  }
}
