import {translate} from '@docusaurus/Translate';
import {createShared} from '../../../src/shared/client/createShared';
import css from '../theme/Screen/screen.lazy.css';
import type {Shown} from './shown';

/** What this tab does with the player screen. */
type Presenting = {
  /** Whether the bar is shown. */
  readonly isOpen: boolean;
  /** The place in the window of the players that is drawn into, while there is one. */
  readonly place?: HTMLElement | undefined;
  /** Whether the browser blocked the window. */
  readonly isBlocked?: boolean;
  readonly shown?: Shown | undefined;
  /** Whether the screen is dark for now. */
  readonly isDark?: boolean;
};

const state = createShared<Presenting>({isOpen: false});

/** Returns what this tab does with the player screen, and renders again when it changes. */
export const usePresenting = state.use;

/** Changes what this tab does with the player screen. */
export function changePresenting(change: Partial<Presenting>): void {
  state.set({...state.get(), ...change});
}

/** Shows something to the players. */
export function show(shown: Shown): void {
  changePresenting({isOpen: true, shown, isDark: false});
}

/** Makes the document of a window ready to be drawn into. */
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

/** Opens the window of the players, or finds the one that is open, which browsers allow only after a press. */
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
