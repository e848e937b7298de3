import {storage} from '../../../src/site/storage';

const SIDEBAR = '.theme-doc-sidebar-container';

/**
 * Saves the state of the sidebar for this visit; without storage, it lasts until readers leave the
 * page.
 */
function remember(away: boolean): void {
  try {
    if (away) {
      sessionStorage.setItem(storage.sidebarAway, 'yes');
    } else {
      sessionStorage.removeItem(storage.sidebarAway);
    }
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Moves keyboard focus to the button that undoes the last action. */
function focusElement(button: string): void {
  document
    .querySelector<HTMLElement>(`${SIDEBAR} ${button}`)
    ?.focus({preventScroll: true});
}

/** Collapses the sidebar on this page and on later ones. */
export function collapseSidebar(): void {
  document.documentElement.dataset['sidebar'] = 'away';
  remember(true);
  focusElement('div + button');
}

export function expandSidebar(): void {
  delete document.documentElement.dataset['sidebar'];
  remember(false);
  focusElement('nav + button');
}
