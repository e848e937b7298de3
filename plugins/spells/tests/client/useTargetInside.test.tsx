import {act, render} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {useTargetInside} from '../../client/useTargetInside';

const tell = jest.fn();
const scrolled: string[] = [];

function Page({hidden}: {readonly hidden: boolean}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useTargetInside(list, tell);
  return (
    <>
      <h2 id="roll-for-a-spell">Roll for a spell</h2>
      <div ref={list} hidden={hidden}>
        <h5 id="spell-ash-whisper">Ash Whisper</h5>
      </div>
    </>
  );
}

function goTo(hash: string): void {
  act(() => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  tell.mockClear();
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
});

afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('a link to a record in a hidden list', () => {
  it('shows the list, and scrolls to the record once it is there', () => {
    render(<Page hidden />);
    goTo('#spell-ash-whisper');
    expect(tell).toHaveBeenCalledTimes(1);
    expect(scrolled).toEqual([]);
    jest.advanceTimersByTime(20);
    expect(scrolled).toEqual(['spell-ash-whisper']);
  });
});
