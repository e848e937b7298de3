import {useHistory} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useEffect, useEffectEvent} from 'react';
import {keepFocusInside} from '../../../src/shared/client/keepFocusInside';
import {MENU_BUTTON} from '../model/phoneBar';
import {showActiveItem} from './showActiveItem';
import {useSwipe} from './useSwipe';

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

/** Moves focus into the panel; returns a function that moves it back to the button. */
function takeFocus(): () => void {
  const panel = find('.navbar-sidebar');
  const letOut = panel && keepFocusInside(panel, '.navbar-sidebar__backdrop');
  find('.navbar-sidebar__close')?.focus();
  return () => {
    letOut?.();
    find(MENU_BUTTON)?.focus({preventScroll: true});
  };
}

/** Closes the panel on Escape while it is open. */
function useEscape(shown: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const onKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        onEscape();
      }
    };
    if (shown) {
      document.addEventListener('keydown', onKey);
    }
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [shown]);
}

/** Closes the panel after a navigation, unless the link has already closed it. */
function useLeaving(shown: boolean, close: () => void): void {
  const onLeave = useEffectEvent(close);
  const history = useHistory();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = history.listen(() => {
      timer = setTimeout(onLeave);
    });
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [shown, history]);
}

/** Adds swipes, Escape, and a focus trap to the theme's mobile sidebar. */
export function useMobileSidebar(): void {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  useSwipe(shouldRender, (swipe) => {
    if (swipe === (shown ? 'close' : 'open')) {
      toggle();
    }
  });
  useEscape(shown, toggle);
  useLeaving(shown, toggle);
  useEffect(() => (shown ? takeFocus() : undefined), [shown]);
  useEffect(() => (shown ? showActiveItem() : undefined), [shown]);
}
