import {withoutImpatience, type Held, type HeldBack} from '../lib/heldBack';
import {retype} from './retype';

/** An event like one that readers caused; an event that was held cannot be sent again itself. */
function copyOf(event: Event): Event {
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

function again([event, value]: Held): void {
  if (event.type === 'input' && typeof value === 'string') {
    retype(event.target, value);
  } else {
    event.target?.dispatchEvent(copyOf(event));
  }
}

/** Lets the application draw what followed from the last event. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Does, once and in order, what readers did before the page was an application. */
export async function replay(heldBack: HeldBack | undefined): Promise<void> {
  if (heldBack === undefined) {
    return;
  }
  const held = withoutImpatience(heldBack.release());
  comeOver(heldBack.over);
  if (heldBack.scrolled === true) {
    document.dispatchEvent(new Event('scroll', {bubbles: true}));
  }
  for (const each of held) {
    again(each);
    await breath();
  }
}
