import {act, renderHook} from '@testing-library/react';
import {useLingering} from '../../../../../src/features/navigation/hooks/useLingering';

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

  it('does not stay if it was never shown', () => {
    const {result} = lingering(false);
    expect(result.current).toBe(false);
  });

  it('stays if it is shown again meanwhile', () => {
    const {result, rerender} = lingering(true);
    rerender(false);
    pass(100);
    rerender(true);
    expect(result.current).toBe(false);
    pass(200);
    expect(result.current).toBe(false);
  });
});
