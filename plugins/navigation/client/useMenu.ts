import {
  useEffect,
  useReducer,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';
import {getNextIndex, nextMenuState, type MenuEvent} from '../model/menu';

type Act = (event: MenuEvent) => void;

/** The event handlers of a menu's root element. */
type MenuHandlers = {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent) => void;
};

export type Menu = {
  /** The root element. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly handlers: MenuHandlers;
};

/** Closes an open menu when the pointer is pressed outside it. */
function usePressElsewhere(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  act: Act,
): void {
  useEffect(() => {
    const listen = ({target}: Event): void => {
      if (target instanceof Node && !ref.current?.contains(target)) {
        act('dismiss');
      }
    };
    if (isOpen) {
      document.addEventListener('pointerdown', listen);
    }
    return () => {
      document.removeEventListener('pointerdown', listen);
    };
  }, [ref, isOpen, act]);
}

/**
 * Moves the focus among the links of a menu; opens it first, because hidden elements cannot take
 * focus.
 */
function moveFocus(
  menu: HTMLElement,
  key: 'ArrowDown' | 'ArrowUp',
  act: Act,
): void {
  flushSync(() => {
    act('reveal');
  });
  const links = [...menu.querySelectorAll<HTMLElement>('a[href]')];
  const current = links.findIndex((link) => link === document.activeElement);
  links[getNextIndex(key, current, links.length)]?.focus();
}

function onKey(event: KeyboardEvent<HTMLElement>, act: Act): void {
  const {key, currentTarget: menu} = event;
  if (key === 'Escape') {
    act('dismiss');
    menu.querySelector('button')?.focus();
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    moveFocus(menu, key, act);
  }
}

/** Handles only events of a mouse, because touch does not hover. */
function byMouse(act: Act, what: MenuEvent): (event: PointerEvent) => void {
  return ({pointerType}) => {
    if (pointerType === 'mouse') {
      act(what);
    }
  };
}

/**
 * A menu that opens on hover, a press, or an arrow key, and closes on Escape, a choice, or loss of
 * focus.
 */
export function useMenu(): Menu {
  const ref = useRef<HTMLDivElement>(null);
  const [state, act] = useReducer(nextMenuState, 'shut');
  const isOpen = state !== 'shut';
  usePressElsewhere(ref, isOpen, act);
  const handlers: MenuHandlers = {
    onPointerEnter: byMouse(act, 'enter'),
    onPointerLeave: byMouse(act, 'leave'),
    onClick: ({target}) => {
      const isButton = target instanceof Element && target.closest('button');
      act(isButton ? 'press' : 'dismiss');
    },
    onKeyDown: (event) => {
      onKey(event, act);
    },
    onBlur: ({currentTarget, relatedTarget}) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
        act('dismiss');
      }
    },
  };
  return {ref, isOpen, handlers};
}
