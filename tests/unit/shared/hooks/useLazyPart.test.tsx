import {act, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {useLazyPart} from '../../../../src/shared/hooks/useLazyPart';
import {limits} from '../../../../src/site/limits';

const load = jest.fn(() => Promise.resolve('the map'));

let report: (near: boolean) => void = () => undefined;

/** Reports what a test says to the last observer. */
class Observer implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(callback: IntersectionObserverCallback) {
    report = (isIntersecting) => {
      callback(
        [{isIntersecting} as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
    };
  }

  observe(): void {
    report(false);
  }

  disconnect(): void {
    report = () => undefined;
  }
}

function Page(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const lazy = useLazyPart(place, load);
  return <div ref={place}>{lazy.state === 'ready' ? lazy.part : 'still'}</div>;
}

function wait(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockClear();
  Object.assign(globalThis, {IntersectionObserver: Observer});
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a part that is loaded when readers come near it', () => {
  it('is loaded once its place has been near for a moment', async () => {
    render(<Page />);
    report(true);
    await wait(limits.lazyPartAfter - 1);
    expect(load).not.toHaveBeenCalled();
    await wait(1);
    expect(screen.getByText('the map')).toBeDefined();
  });

  it('is not loaded when readers only pass it', async () => {
    render(<Page />);
    report(true);
    await wait(limits.lazyPartAfter - 1);
    report(false);
    await wait(limits.lazyPartAfter);
    expect(load).not.toHaveBeenCalled();
    report(true);
    await wait(limits.lazyPartAfter);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is shown only when readers are near it', async () => {
    let arrive: (part: string) => void = () => undefined;
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    render(<Page />);
    report(true);
    await wait(limits.lazyPartAfter);
    report(false);
    arrive('the map');
    await wait(limits.lazyPartAfter);
    expect(screen.queryByText('the map')).toBeNull();
    report(true);
    await wait(limits.lazyPartAfter);
    expect(screen.getByText('the map')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not loaded after readers have left the page', async () => {
    const {unmount} = render(<Page />);
    report(true);
    unmount();
    await wait(limits.lazyPartAfter);
    expect(load).not.toHaveBeenCalled();
  });
});
