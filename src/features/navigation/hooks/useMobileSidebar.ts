import {useHistory} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useEffect, useEffectEvent} from 'react';
import {keepFocusInside} from '../../../shared/hooks/keepFocusInside';
import {showActiveItem} from './showActiveItem';
import {useSwipe} from './useSwipe';

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

/** Takes focus into the panel; the function it gives brings focus back to the button that opens it. */
function takeFocus(): () => void {
  const panel = find('.navbar-sidebar');
  const letOut = panel && keepFocusInside(panel, '.navbar-sidebar__backdrop');
  find('.navbar-sidebar__close')?.focus();
  return () => {
    letOut?.();
    find('.navbar__toggle')?.focus({preventScroll: true});
  };
}

/** Closes the panel on Escape, for as long as it is open. */
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

/**
 * Closes the panel when readers go to another page, unless the link that they followed
 * has closed it already.
 */
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

/** Gives the mobile sidebar of the theme what it lacks: swipes, Escape, and focus that stays inside. */
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
