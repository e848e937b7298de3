/** The state of a menu: closed, open while hovered, or open until closed. */
export type MenuState = 'shut' | 'hovered' | 'open';

export type MenuEvent =
  /** The mouse enters the menu or its button. */
  | 'enter'
  | 'leave'
  /** The button is pressed, by mouse, touch, or keyboard. */
  | 'press'
  /** An arrow key opens the menu. */
  | 'reveal'
  /** Escape, a choice, or loss of focus. */
  | 'dismiss';

const next: Readonly<
  Record<MenuEvent, Readonly<Record<MenuState, MenuState>>>
> = {
  enter: {shut: 'hovered', hovered: 'hovered', open: 'open'},
  leave: {shut: 'shut', hovered: 'shut', open: 'open'},
  press: {shut: 'open', hovered: 'open', open: 'shut'},
  reveal: {shut: 'open', hovered: 'open', open: 'open'},
  dismiss: {shut: 'shut', hovered: 'shut', open: 'shut'},
};

export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  return next[event][state];
}

/**
 * Returns the index of the item that an arrow key moves to, wrapping around.
 *
 * @param current index of the focused item; −1 if none is.
 */
export function getNextIndex(
  key: 'ArrowDown' | 'ArrowUp',
  current: number,
  count: number,
): number {
  if (key === 'ArrowDown') {
    return (current + 1) % count;
  }
  return current <= 0 ? count - 1 : current - 1;
}
