/** @jest-environment jsdom */
import {
  dedupeRepeatedPresses,
  type QueuedEvent,
} from '../../../../src/page/lib/queuedEvents';

/** Creates a queued event on an element. */
function on(element: Element, event: Event): QueuedEvent {
  element.dispatchEvent(event);
  return [event];
}

const menu = document.createElement('button');
const other = document.createElement('button');
const click = (element: Element): QueuedEvent =>
  on(element, new MouseEvent('click'));
const key = (element: Element, name: string): QueuedEvent =>
  on(element, new KeyboardEvent('keydown', {key: name}));
const touch = (element: Element): QueuedEvent =>
  on(element, new window.Event('touchstart'));

describe('what readers press before hydration', () => {
  it('counts once if they press it again', () => {
    const first = click(menu);
    expect(dedupeRepeatedPresses([first, click(menu), click(menu)])).toEqual([
      first,
    ]);
  });

  it('counts once even if their finger touched the screen in between', () => {
    const all = [touch(menu), click(menu), touch(menu), click(menu)];
    expect(dedupeRepeatedPresses(all)).toEqual(all.slice(0, 3));
  });

  it.each([
    ['another control', [click(menu), click(other)]],
    [
      'something else in between',
      [click(menu), key(menu, 'Escape'), click(menu)],
    ],
    ['another key', [key(menu, 'ArrowDown'), key(menu, 'ArrowUp')]],
    ['a letter of a word', [key(menu, 'l'), key(menu, 'l')]],
  ])('counts each time if it is %s', (_, all) => {
    expect(dedupeRepeatedPresses(all)).toEqual(all);
  });

  it.each(['/', ' ', 'Enter'])('counts once if it is the key "%s"', (name) => {
    const first = key(menu, name);
    expect(dedupeRepeatedPresses([first, key(menu, name)])).toEqual([first]);
  });

  it('counts once, but what they type counts each time', () => {
    const typed = (value: string): QueuedEvent => [
      on(menu, new window.Event('input'))[0],
      value,
    ];
    const all = [typed('s'), typed('se')];
    expect(dedupeRepeatedPresses(all)).toEqual(all);
  });
});
