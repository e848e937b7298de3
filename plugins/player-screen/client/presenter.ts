import {translate} from '@docusaurus/Translate';
import {createShared} from '../../../src/shared/client/createShared';
import css from '../theme/Screen/screen.lazy.css';
import type {Shown} from './shown';

/** The state of the player screen in this tab. */
type Presenting = {
  /** Whether the bar is shown. */
  readonly isOpen: boolean;
  /** The element of the player screen to render into, while it is open. */
  readonly place?: HTMLElement | undefined;
  /** Whether the browser blocked the window. */
  readonly isBlocked?: boolean;
  readonly shown?: Shown | undefined;
  /** Whether the screen is blank for now. */
  readonly isDark?: boolean;
};

const state = createShared<Presenting>({isOpen: false});

/** Returns the state of the player screen in this tab, and renders again when it changes. */
export const usePresenting = state.use;

export function changePresenting(change: Partial<Presenting>): void {
  state.set({...state.get(), ...change});
}

export function show(shown: Shown): void {
  changePresenting({isOpen: true, shown, isDark: false});
}

/** Prepares the document of a window for rendering. */
function prepare(page: Document): HTMLElement {
  page.documentElement.lang = document.documentElement.lang;
  page.title = translate({
    id: 'site.screen.heading',
    message: 'For the players',
    description: 'Title of the window of the players',
  });
  const {CSSStyleSheet: Sheet = CSSStyleSheet} = page.defaultView ?? {};
  const sheet = new Sheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  const place = page.createElement('main');
  page.body.replaceChildren(place);
  return place;
}

/** Opens the player screen, or finds the open one; browsers allow this only after a press. */
export function openWindow(): void {
  const screen = window.open(
    '',
    'second-screen',
    'popup,width=1280,height=720',
  );
  screen?.addEventListener('pagehide', () => {
    changePresenting({place: undefined});
  });
  changePresenting({
    place: screen === null ? undefined : prepare(screen.document),
    isBlocked: screen === null,
  });
}
