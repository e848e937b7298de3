import {act, renderHook} from '@testing-library/react';
import {useLeaving} from '../../../src/hooks/useLeaving';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function leaving(shown: boolean) {
  return renderHook((now: boolean) => useLeaving(now, 200), {
    initialProps: shown,
  });
}

function pass(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

describe('what is shown no longer', () => {
  it('leaves for as long as it takes', () => {
    const {result, rerender} = leaving(true);
    expect(result.current).toBe(false);
    rerender(false);
    pass(199);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  });

  it('does not leave where it was never shown', () => {
    const {result} = leaving(false);
    expect(result.current).toBe(false);
  });

  it('stays where it is shown again meanwhile', () => {
    const {result, rerender} = leaving(true);
    rerender(false);
    pass(100);
    rerender(true);
    expect(result.current).toBe(false);
    pass(200);
    expect(result.current).toBe(false);
  });
});
