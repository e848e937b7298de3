import {fireEvent} from '@testing-library/react';
import {keepFocusInside} from '../../../../src/shared/client/keepFocusInside';

const find = (selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector) ?? document.body;

/** Presses Tab; returns whether the focus was moved by the script. */
const press = (shiftKey = false): boolean =>
  !fireEvent.keyDown(document, {key: 'Tab', shiftKey});

let letOut = (): void => undefined;

beforeEach(() => {
  // jsdom has no layout, so everything in it counts as visible.
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue(Object.assign([new DOMRect()], {item: () => null}));
  document.body.innerHTML = `
    <nav>
      <div id="bar"><button id="opens">Menu</button></div>
      <div class="backdrop"></div>
      <div id="panel">
        <button id="first">Close</button>
        <a href="/" id="last">Home</a>
        <div inert><a href="/">Other menu</a></div>
        <a href="/" tabindex="-1">Closed group</a>
      </div>
    </nav>
    <main></main>
    <aside inert></aside>`;
  letOut = keepFocusInside(find('#panel'), '.backdrop');
});

afterEach(() => {
  letOut();
  jest.restoreAllMocks();
});

describe('the focus in a panel', () => {
  it('cannot leave it, and a backdrop can still be clicked', () => {
    const inert = (selector: string) => find(selector).inert;
    expect(['#bar', 'main', 'aside'].map(inert)).toEqual([true, true, true]);
    expect(find('.backdrop').inert).not.toBe(true);
    expect(find('nav').inert).not.toBe(true);
    letOut();
    expect(find('main').inert).toBe(false);
    expect(find('aside').hasAttribute('inert')).toBe(true);
  });

  it('wraps from the last element to the first, and back', () => {
    find('#last').focus();
    expect(press()).toBe(true);
    expect(document.activeElement?.id).toBe('first');
    expect(press(true)).toBe(true);
    expect(document.activeElement?.id).toBe('last');
  });

  it('enters from outside', () => {
    find('#last').blur();
    press();
    expect(document.activeElement?.id).toBe('first');
  });

  it('is free when the panel is closed', () => {
    letOut();
    find('#last').focus();
    expect(press()).toBe(false);
  });
});
