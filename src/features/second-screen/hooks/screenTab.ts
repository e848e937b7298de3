import {createId} from '../../../shared/hooks/createId';
import {storage} from '../../../site/storage';

/** Returns the name of this tab, which a reload does not change while it uses the second screen. */
export function nameTab(): string {
  try {
    return sessionStorage.getItem(storage.screenTab) ?? createId();
  } catch {
    return createId();
  }
}

/** Remembers for the visit that a tab uses the second screen; undefined forgets it. */
export function rememberTab(tab: string | undefined): void {
  try {
    if (tab === undefined) {
      sessionStorage.removeItem(storage.screenTab);
    } else {
      sessionStorage.setItem(storage.screenTab, tab);
    }
  } catch {
    // A browser may deny storage; the bar then lasts as long as the page.
  }
}
