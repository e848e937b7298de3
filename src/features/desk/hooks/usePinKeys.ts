import {isInField, useKeydown} from '../../../shared/hooks/useKeydown';
import {changeTableView, useTableView} from '../../table-mode/hooks/tableView';
import {PIN_TARGETS, findRoot} from './findTargets';

/** What readers are at: what has focus, else what they point at, else the last heading above the middle. */
function findCurrent(): Element | undefined {
  const root = findRoot(document);
  if (root === undefined) {
    return undefined;
  }
  const near = [document.activeElement, ...root.querySelectorAll(':hover')]
    .reverse()
    .flatMap((element) => element?.closest(PIN_TARGETS) ?? [])
    .find((element) => root.contains(element));
  const middle = window.innerHeight / 2;
  const headings = [...root.querySelectorAll('h1, :is(h2, h3, h4, h5)[id]')];
  return (
    near ??
    headings.findLast((each) => each.getBoundingClientRect().top < middle)
  );
}

/** Whether a key is pressed without modifiers, outside fields and dialogs. */
function isFree(event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey, target, defaultPrevented} = event;
  const inDialog =
    target instanceof Element && target.closest('dialog') !== null;
  return ![
    ctrlKey,
    metaKey,
    altKey,
    defaultPrevented,
    inDialog,
    isInField(event),
  ].includes(true);
}

/** While pins are shown, P pins what readers are at, and D opens or closes the desk. */
export function usePinKeys(pin: (element: Element) => void): void {
  const {desk} = useTableView();
  useKeydown((event) => {
    const key = isFree(event) ? event.key : '';
    const current = key === 'p' ? findCurrent() : undefined;
    if (key === 'd') {
      changeTableView({desk: !desk});
    } else if (current !== undefined) {
      pin(current);
    }
  });
}
