/** How an event before hydration is handled. */
export type Holding =
  /** Left to the browser. */
  | 'leave'
  /** Left to the browser, and replayed after hydration. */
  | 'note'
  /** Stopped, and replayed after hydration. */
  | 'hold';

/** Selectors of the elements that need the application. */
export type Waiting = {
  /** Controls whose clicks only the application handles. */
  readonly controls: string;
  /** Controls that arrow keys lead into or through. */
  readonly arrowed: string;
  /** Fields for text or a choice. */
  readonly fields: string;
  /** The element that each keyboard shortcut of a page requires. */
  readonly keys: Readonly<Record<string, string>>;
};

type Modifiers = Pick<
  MouseEvent,
  'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

function isModified(event: Modifiers): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
}

/**
 * Whether a link leads to the current page; the application handles such clicks, for instance to
 * collapse its group in the sidebar.
 */
function leadsHere(element: Partial<HTMLAnchorElement>): boolean {
  return element.href === location.href;
}

function waitsForClick(target: Element, {controls}: Waiting): boolean | null {
  const nearest = target.closest(`a[href],${controls}`);
  return nearest && (nearest.matches(controls) || leadsHere(nearest));
}

/**
 * Finds what answers a key: the element of a shortcut of the page, or the root element for a letter
 * while an earlier press waits. That may have asked for a search. Shift is part of the letter.
 */
function findAnswering(event: KeyboardEvent, {keys}: Waiting): Element | null {
  const held =
    event.ctrlKey || event.metaKey ? 'Ctrl+' : event.altKey ? 'Alt+' : '';
  const pressed = held + event.key;
  // No element is called "_".
  const answers = keys[pressed] ?? (pressed[1] ? '_' : 'html[data-waits]');
  return document.querySelector(answers);
}

/** Whether a control handles a key that the browser does not turn into a click. */
function waitsForKey(key: string, target: Element, waiting: Waiting): boolean {
  return key.startsWith('Arrow')
    ? target.matches(waiting.arrowed)
    : /^Enter|^ $/.test(key) &&
        target.matches(waiting.controls) &&
        !target.matches('a,button,input,summary');
}

function decideKey(
  event: KeyboardEvent,
  target: Element,
  waiting: Waiting,
): Holding {
  const {key} = event;
  const isPlain = !isModified(event);
  if (key === 'Escape' || target.closest(waiting.fields)) {
    return isPlain && /^Escape|^Enter|^Arrow/.test(key) ? 'note' : 'leave';
  }
  return findAnswering(event, waiting) ||
    (isPlain && waitsForKey(key, target, waiting))
    ? 'hold'
    : 'leave';
}

function isClick(event: Event): event is MouseEvent {
  return event.type === 'click';
}

function decideClick(
  event: MouseEvent,
  target: Element,
  waiting: Waiting,
): Holding {
  return !isModified(event) && waitsForClick(target, waiting)
    ? 'hold'
    : 'leave';
}

/** Decides how an event is handled. */
export function decideHolding(event: Event, waiting: Waiting): Holding {
  const {target, type} = event;
  if (/^input|^touch/.test(type)) {
    return 'note';
  }
  if (type === 'submit') {
    return 'hold';
  }
  if (!(target instanceof Element)) {
    return 'leave';
  }
  if (event instanceof KeyboardEvent) {
    return decideKey(event, target, waiting);
  }
  return isClick(event) ? decideClick(event, target, waiting) : 'leave';
}

/** The decision as self-contained text for an inline script. */
export const holdingSource = [
  isModified,
  leadsHere,
  waitsForClick,
  findAnswering,
  waitsForKey,
  decideKey,
  isClick,
  decideClick,
  decideHolding,
].join('');
