import {act, renderHook} from '@testing-library/react';
import {useLingering} from '../../client/useLingering';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function lingering(shown: boolean) {
  return renderHook((now: boolean) => useLingering(now, 200), {
    initialProps: shown,
  });
}

function pass(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

describe('an element that is no longer shown', () => {
  it('stays while its animation runs', () => {
    const {result, rerender} = lingering(true);
    expect(result.current).toBe(false);
    rerender(false);
    pass(199);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  });
});
