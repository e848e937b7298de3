import {useEffect, useEffectEvent} from 'react';
import {findRoot} from '../../../shared/hooks/pageContent';
import {pressedKey} from '../../../shared/lib/pressedKey';
import {changeTableView, useTableView} from '../../table-mode/hooks/tableView';
import {PIN_TARGETS} from './findTargets';

// Not shared with the search palette, because a shared module would be loaded by every page.
const FIELD =
  'input, textarea, select, dialog, [contenteditable]:not([contenteditable="false"])';

/** Finds the target under the pointer, or that has focus, or the last heading above the middle. */
function findCurrent(): Element | undefined {
  const root = findRoot(document);
  const select = (selector: string) => [
    ...(root?.querySelectorAll(selector) ?? []),
  ];
  return (
    select(`:is(${PIN_TARGETS}):hover`).at(-1) ??
    select(`:is(${PIN_TARGETS}):focus-within`).at(-1) ??
    select('h1, :is(h2, h3, h4, h5)[id]').findLast(
      (each) => each.getBoundingClientRect().top < window.innerHeight / 2,
    )
  );
}

/** Whether a key is pressed without modifiers, outside fields and dialogs. */
function isFree(event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey, target, defaultPrevented} = event;
  const inField = target instanceof Element && target.closest(FIELD) !== null;
  return ![ctrlKey, metaKey, altKey, defaultPrevented, inField].includes(true);
}

/** While pins are shown, P pins the current target, and D opens or closes the desk. */
export function usePinKeys(pin: (element: Element) => void): void {
  const {desk} = useTableView();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = isFree(event) ? pressedKey(event) : '';
    const current = key === 'p' ? findCurrent() : undefined;
    if (key === 'd') {
      changeTableView({desk: !desk});
    } else if (current !== undefined) {
      pin(current);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
