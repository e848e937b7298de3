import {
  dedupeRepeatedPresses,
  type QueuedEvent,
  type EventQueue,
} from '../lib/queuedEvents';
import {restoreFieldValue} from './restoreFieldValue';
import type {HydrationReplacements} from './hydrationReplacements';

/** Copies an event: one that was already dispatched cannot be dispatched again with its default action. */
function getCopy(event: Event): Event {
  const {type} = event;
  if (event instanceof MouseEvent) {
    return new MouseEvent(type, event);
  }
  if (event instanceof KeyboardEvent) {
    return new KeyboardEvent(type, event);
  }
  // Some browsers lack touch events.
  if ('TouchEvent' in globalThis && event instanceof TouchEvent) {
    return new TouchEvent(type, {
      bubbles: true,
      touches: [...event.touches],
      targetTouches: [...event.targetTouches],
      changedTouches: [...event.changedTouches],
    });
  }
  return new Event(type, {bubbles: true, cancelable: event.cancelable});
}

/**
 * Dispatches the pointer events for the element already under the mouse, as if the pointer had just
 * entered it.
 */
function dispatchHover(move: Event | undefined): void {
  if (!(move instanceof PointerEvent && move.pointerType === 'mouse')) {
    return;
  }
  const {target} = move;
  target?.dispatchEvent(
    new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}),
  );
  target?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
}

/** The current target of an event: the replacement of the element that received it. */
function targetNow(
  {target}: Event,
  replacements: HydrationReplacements,
): EventTarget | null | undefined {
  return target instanceof Element ? replacements.of(target) : target;
}

/** Whether a key enters a letter. */
function isLetter({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

/**
 * Presses a key where the focus is now. The copy of a key enters no text, so its letter is entered
 * unless a listener has answered the key.
 */
function pressAgain(event: KeyboardEvent): void {
  const {activeElement: field} = document;
  const isLeft = field?.dispatchEvent(getCopy(event)) ?? false;
  if (
    isLeft &&
    isLetter(event) &&
    field instanceof HTMLInputElement &&
    field.selectionStart !== null
  ) {
    field.setRangeText(
      event.key,
      field.selectionStart,
      field.selectionEnd ?? field.selectionStart,
      'end',
    );
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/**
 * Dispatches an event again.
 *
 * @param target its current target.
 * @param focused the element that had focus when the events were queued. A key pressed there now
 * goes to the focused element, since an earlier key may have moved the focus.
 */
function again(
  [event, value]: QueuedEvent,
  target: EventTarget | null | undefined,
  focused: Element | null,
): void {
  if (event.type === 'input' && typeof value === 'string') {
    restoreFieldValue(target ?? null, value);
  } else if (event instanceof KeyboardEvent && target === focused) {
    pressAgain(event);
  } else {
    target?.dispatchEvent(getCopy(event));
  }
}

/** Lets React render what the last event caused. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Replays the events from before hydration, once and in order. */
export async function replay(
  eventQueue: EventQueue | undefined,
  replacements: HydrationReplacements,
): Promise<void> {
  if (eventQueue === undefined) {
    return;
  }
  const held = dedupeRepeatedPresses(eventQueue.release());
  dispatchHover(eventQueue.over);
  if (eventQueue.scrolled === true) {
    document.dispatchEvent(new Event('scroll', {bubbles: true}));
  }
  const focused = document.activeElement;
  for (const each of held) {
    again(each, targetNow(each[0], replacements), focused);
    await breath();
  }
}
