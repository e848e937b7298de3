/** What is done with an event on a page that is no application yet. */
export type Holding =
  /** The browser does with it what it does by itself. */
  | 'leave'
  /** The browser does its part, and the application hears of it later. */
  | 'note'
  /** Nothing happens before the application is there. */
  | 'hold';

/** What of a page waits for the application: selectors. */
export type Waiting = {
  /** What only the application answers a click on. */
  readonly controls: string;
  /** Controls that arrow keys lead into or through. */
  readonly arrowed: string;
  /** What readers type into or choose from. */
  readonly fields: string;
  /** For each keyboard shortcut of a page, the element that it needs. */
  readonly keys: Readonly<Record<string, string>>;
};

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

function isModified(event: Modifiers): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

/** A link to the page that readers are on does what the application says, as folding its group of the sidebar. */
function leadsHere(element: Element): boolean {
  return element instanceof HTMLAnchorElement && element.href === location.href;
}

function waitsForClick(target: Element, {controls}: Waiting): boolean {
  const nearest = target.closest(`a[href],${controls}`);
  return nearest !== null && (nearest.matches(controls) || leadsHere(nearest));
}

/** Whether a key means something on the whole page. */
function isPageKey(event: KeyboardEvent, {keys}: Waiting): boolean {
  const {key, altKey} = event;
  const held = isModified(event) ? 'Ctrl+' : altKey ? 'Alt+' : '';
  const answers = keys[held + key];
  return answers !== undefined && document.querySelector(answers) !== null;
}

/** Whether a control waits for a key that the browser does not turn into a click by itself. */
function waitsForKey(key: string, target: Element, waiting: Waiting): boolean {
  return key.startsWith('Arrow')
    ? target.matches(waiting.arrowed)
    : /^Enter|^ $/.test(key) &&
        target.matches(waiting.controls) &&
        !target.matches('a,button,input,summary');
}

function holdingOfKey(
  event: KeyboardEvent,
  target: Element,
  waiting: Waiting,
): Holding {
  const {key} = event;
  if (key === 'Escape' || target.closest(waiting.fields) !== null) {
    return /^(?:Escape|Enter|Arrow)/.test(key) ? 'note' : 'leave';
  }
  return isPageKey(event, waiting) ||
    (!event.altKey && waitsForKey(key, target, waiting))
    ? 'hold'
    : 'leave';
}

function holdingOfClick(
  event: Event,
  target: Element,
  waiting: Waiting,
): Holding {
  return event instanceof MouseEvent &&
    !isModified(event) &&
    waitsForClick(target, waiting)
    ? 'hold'
    : 'leave';
}

/** Decides what is done with an event. */
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
    return isModified(event) && !isPageKey(event, waiting)
      ? 'leave'
      : holdingOfKey(event, target, waiting);
  }
  return type === 'click' ? holdingOfClick(event, target, waiting) : 'leave';
}

/** The decision as text that stands alone. */
export const holdingSource = [
  isModified,
  leadsHere,
  waitsForClick,
  isPageKey,
  waitsForKey,
  holdingOfKey,
  holdingOfClick,
  decideHolding,
].join('');
