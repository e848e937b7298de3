import {throttle} from '../../../../src/shared/model/throttle';
beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/**
 * Calls the function at some times in milliseconds, and returns the times at which the action ran.
 */
function listRunTimes(asked: readonly number[]): readonly number[] {
  const start = Date.now();
  const times: number[] = [];
  const {call} = throttle(() => times.push(Date.now() - start), 300);
  for (const time of asked) {
    setTimeout(call, time);
  }
  jest.advanceTimersByTime(3000);
  return times;
}

describe('a throttled action', () => {
  it.each([
    ['happens at once', [0], [0]],
    [
      'happens once more at the end where it is asked for meanwhile',
      [0, 10],
      [0, 300],
    ],
    ['happens once for many calls', [0, 10, 20, 299], [0, 300]],
    ['goes on at its pace', [0, 100, 350, 500, 610], [0, 300, 600, 900]],
    ['happens at once again after a rest', [0, 301, 700], [0, 301, 700]],
  ])('%s', (_, asked, happened) => {
    expect(listRunTimes(asked)).toEqual(happened);
  });
});
