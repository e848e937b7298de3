import {storage} from '../../../site/storage';
import {changeTableView} from './tableView';

/** Shows pins beside the text or takes them away, here and on the pages after this one. */
export function showPins(areOn: boolean): void {
  changeTableView({pins: areOn});
  try {
    if (areOn) {
      localStorage.setItem(storage.pins, 'on');
    } else {
      localStorage.removeItem(storage.pins);
    }
  } catch {
    // Where nothing can be remembered, it holds as long as the page is open.
  }
}
