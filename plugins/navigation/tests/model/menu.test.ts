import {getNextIndex, nextMenuState, type MenuEvent} from '../../model/menu';

/** Returns the state of a menu after a series of events. */
function after(...events: MenuEvent[]): string {
  return events.reduce(nextMenuState, 'shut');
}

describe('a menu of the navbar', () => {
  it('stays open after a press, even if the mouse leaves', () => {
    expect(after('press', 'leave')).toBe('open');
    expect(after('enter', 'press', 'leave')).toBe('open');
  });

  it('is closed by a second press, Escape or a choice', () => {
    expect(after('press', 'press')).toBe('shut');
    expect(after('press', 'dismiss')).toBe('shut');
    expect(after('enter', 'dismiss')).toBe('shut');
  });

  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
  ] as const)(
    'moves the focus with %s from %i to %i of three',
    (key, from, to) => {
      expect(getNextIndex(key, from, 3)).toBe(to);
    },
  );
});
