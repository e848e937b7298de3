import {storage} from '../site/storage';

const SIDEBAR = '.theme-doc-sidebar-container';

/** Remembers for the visit whether the sidebar is away; closed storage forgets it with the page. */
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

/** Puts the sidebar away, on this page and on those that follow. */
export function putSidebarAway(): void {
  document.documentElement.dataset['sidebar'] = 'away';
  remember(true);
  focusOn('div + button');
}

/** Brings the sidebar back. */
export function bringSidebarBack(): void {
  delete document.documentElement.dataset['sidebar'];
  remember(false);
  focusOn('nav + button');
}
