import type {Waiting} from './decideHolding';

/**
 * The elements that need the application. A control is recognized by its element, role or ARIA
 * attributes; `data-waits` marks a link whose clicks the application handles. A button that opens a
 * popover works by itself, but not in browsers that do not know popovers: there `:is` is empty.
 */
export const waiting: Waiting = {
  controls:
    '[role=tab],[aria-expanded],[type=checkbox],[role=button],[type=radio],[data-waits],button:not(:is([popovertarget]:not(:popover-open)))',
  arrowed: '[role=tab],[aria-controls]',
  fields: '[contenteditable],input,textarea,select',
  keys: {
    'Alt+ArrowLeft': '[class$=--prev]',
    'Alt+ArrowRight': '[class$=--next]',
    '/': 'nav',
    'Ctrl+k': 'nav',
  },
};

/** Event types that indicate that readers will use the page, in the order that compresses best. */
export const signs = [
  'submit',
  'keydown',
  'focusin',
  'click',
  'touchcancel',
  'touchstart',
  'pointermove',
  'input',
  'touchend',
  'wheel',
  'pointerdown',
] as const;
