/** How a menu stands: shut, open while the mouse is over it, or open until readers shut it. */
export type MenuState = 'shut' | 'hovered' | 'open';

/** What readers do to a menu. */
export type MenuEvent =
  /** The mouse comes over the menu or its button. */
  | 'enter'
  /** The mouse goes elsewhere. */
  | 'leave'
  /** The button is pressed, by mouse, touch or keyboard. */
  | 'press'
  /** An arrow key asks for the entries. */
  | 'reveal'
  /** Escape, a choice, or attention elsewhere. */
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

/** Decides how a menu stands after something that readers did. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  return next[event][state];
}

/**
 * Gives the entry that an arrow key leads to, round at both ends.
 *
 * @param current place of the entry with the focus; −1 where none has it.
 */
export function entryAfter(
  key: 'ArrowDown' | 'ArrowUp',
  current: number,
  count: number,
): number {
  if (key === 'ArrowDown') {
    return (current + 1) % count;
  }
  return current <= 0 ? count - 1 : current - 1;
}
