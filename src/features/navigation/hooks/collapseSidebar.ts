import {storage} from '../../../site/storage';

const SIDEBAR = '.theme-doc-sidebar-container';

/** Remembers for the visit whether the sidebar is collapsed; where storage is closed, until the page is left. */
function remember(away: boolean): void {
  try {
    if (away) {
      sessionStorage.setItem(storage.sidebarAway, 'yes');
    } else {
      sessionStorage.removeItem(storage.sidebarAway);
    }
  } catch {
    // The choice holds as long as the page is open.
  }
}

/** Those who use a keyboard stay where they were: on the button that undoes what the last one did. */
function focusOn(button: string): void {
  document
    .querySelector<HTMLElement>(`${SIDEBAR} ${button}`)
    ?.focus({preventScroll: true});
}

/** Collapses the sidebar, on this page and on those that follow. */
export function collapseSidebar(): void {
  document.documentElement.dataset['sidebar'] = 'away';
  remember(true);
  focusOn('div + button');
}

/** Expands the sidebar again. */
export function expandSidebar(): void {
  delete document.documentElement.dataset['sidebar'];
  remember(false);
  focusOn('nav + button');
}
