import {fireEvent, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {useSwipe} from '../../client/useSwipe';

type Props = {
  readonly active?: boolean;
  readonly tell: (swipe: string) => void;
};

function Page({active = true, tell}: Props): ReactNode {
  useSwipe(active, tell);
  return <p>Soak comes off the damage.</p>;
}

const at = (x: number) => ({clientX: x, clientY: 300});

/** Moves a finger to the right over an element. */
function swipe(element: Element): void {
  fireEvent.touchStart(element, {touches: [at(20)]});
  fireEvent.touchEnd(element, {touches: [], changedTouches: [at(120)]});
}

/** Renders a page and swipes over an element on it. */
function renderAndSwipe(markup: string, active = true): readonly unknown[] {
  const tell = jest.fn();
  const {container} = render(<Page active={active} tell={tell} />);
  container.insertAdjacentHTML('beforeend', markup);
  swipe(container.querySelector('b') ?? container);
  return tell.mock.calls.flat();
}

describe('swipes over a page', () => {
  it.each([
    '<div class="leaflet-container"><b></b></div>',
    '<div role="dialog"><i><b></b></i></div>',
    '<dialog open><b></b></dialog>',
  ])('are left to %s', (markup) => {
    expect(renderAndSwipe(markup)).toEqual([]);
  });

  it.each([
    ['auto', 300, []],
    ['scroll', 300, []],
    ['auto', 100, ['open']],
    ['hidden', 300, ['open']],
    ['visible', 300, ['open']],
  ])(
    'over what has overflow %s and is %i pixels wide in 100 give %j',
    (overflow, width, told) => {
      const tell = jest.fn();
      const {container} = render(<Page tell={tell} />);
      const box = document.createElement('pre');
      box.style.overflowX = overflow;
      Object.defineProperties(box, {
        scrollWidth: {value: width},
        clientWidth: {value: 100},
      });
      container.append(box);
      swipe(box);
      expect(tell.mock.calls.flat()).toEqual(told);
    },
  );

  it('are ignored with two fingers, or if the browser takes over the gesture', () => {
    const tell = jest.fn();
    const {container} = render(<Page tell={tell} />);
    fireEvent.touchStart(container, {touches: [at(20), at(60)]});
    fireEvent.touchEnd(container, {touches: [], changedTouches: [at(120)]});
    fireEvent.touchStart(container, {touches: [at(20)]});
    fireEvent.touchCancel(container, {changedTouches: [at(120)]});
    fireEvent.touchEnd(container, {touches: [], changedTouches: [at(120)]});
    expect(tell).not.toHaveBeenCalled();
  });

  it('are ignored on a zoomed page', () => {
    Object.assign(window, {visualViewport: {scale: 1.01}});
    expect(renderAndSwipe('<b></b>')).toEqual([]);
    Object.assign(window, {visualViewport: {scale: 1}});
    expect(renderAndSwipe('<b></b>')).toEqual(['open']);
  });
});
