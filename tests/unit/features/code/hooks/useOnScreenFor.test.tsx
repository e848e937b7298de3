import {act, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {useOnScreenFor} from '../../../../../src/features/code/hooks/useOnScreenFor';
import {limits} from '../../../../../src/site/limits';
import {stub} from '../../../../support/stub';

let report: (isIntersecting: boolean) => void = () => undefined;

class Observer {
  disconnect = jest.fn();
  observe = jest.fn();

  constructor(callback: IntersectionObserverCallback) {
    report = (isIntersecting) => {
      callback(
        [stub<IntersectionObserverEntry>({isIntersecting})],
        stub<IntersectionObserver>({}),
      );
    };
  }
}

function Place(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const seen = useOnScreenFor(place, limits.demoAfter);
  return <div ref={place}>{seen ? 'runs' : 'waits'}</div>;
}

function pass(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {IntersectionObserver: Observer});
  render(<Place />);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a demo of code', () => {
  it('waits while it is off screen', () => {
    pass(5000);
    expect(screen.queryByText('waits')).not.toBeNull();
  });

  it('runs after 800 ms on screen', () => {
    report(true);
    pass(799);
    expect(screen.queryByText('waits')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('runs')).not.toBeNull();
  });

  it('starts counting again after it has left the screen', () => {
    report(true);
    pass(700);
    report(false);
    pass(5000);
    report(true);
    pass(799);
    expect(screen.queryByText('waits')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('runs')).not.toBeNull();
  });
});
