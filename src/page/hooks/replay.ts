import {
  dedupeRepeatedPresses,
  type QueuedEvent,
  type EventQueue,
} from '../lib/queuedEvents';
import {restoreFieldValue} from './restoreFieldValue';
import type {HydrationReplacements} from './hydrationReplacements';

/** An event like one that readers caused; an event that was held cannot be sent again itself. */
function getCopy(event: Event): Event {
  const {type} = event;
  if (event instanceof MouseEvent) {
    return new MouseEvent(type, event);
  }
  if (event instanceof KeyboardEvent) {
    return new KeyboardEvent(type, event);
  }
  // Not every browser knows touch.
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

/** The mouse is over something already: tells what it is over, as if it came just now. */
function comeOver(move: Event | undefined): void {
  if (!(move instanceof PointerEvent && move.pointerType === 'mouse')) {
    return;
  }
  const {target} = move;
  target?.dispatchEvent(
    new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}),
  );
  target?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
}

/** The current target of an event: the replacement of what readers pressed. */
function targetNow(
  {target}: Event,
  replacements: HydrationReplacements,
): EventTarget | null | undefined {
  return target instanceof Element ? replacements.of(target) : target;
}

/**
 * Does something once more.
 *
 * @param target what it is done to now.
 * @param focused what had the focus when all was held: a key that was pressed there goes
 * to what has the focus now, since an earlier key may have moved it.
 */
function again(
  [event, value]: QueuedEvent,
  target: EventTarget | null | undefined,
  focused: Element | null,
): void {
  if (event.type === 'input' && typeof value === 'string') {
    restoreFieldValue(target ?? null, value);
  } else if (event instanceof KeyboardEvent && target === focused) {
    document.activeElement?.dispatchEvent(getCopy(event));
  } else {
    target?.dispatchEvent(getCopy(event));
  }
}

/** Lets the application draw what followed from the last event. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Does, once and in order, what readers did before hydration. */
export async function replay(
  eventQueue: EventQueue | undefined,
  replacements: HydrationReplacements,
): Promise<void> {
  if (eventQueue === undefined) {
    return;
  }
  const held = dedupeRepeatedPresses(eventQueue.release());
  comeOver(eventQueue.over);
  if (eventQueue.scrolled === true) {
    document.dispatchEvent(new Event('scroll', {bubbles: true}));
  }
  const focused = document.activeElement;
  for (const each of held) {
    again(each, targetNow(each[0], replacements), focused);
    await breath();
  }
}
